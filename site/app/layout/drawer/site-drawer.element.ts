import type * as React from 'react'
import { wideScreen } from '../../browser/wide-screen.ts'
import { PageElement } from '../../ui/element/page-element.ts'
import { FOOTER_MENU_ID } from './drawer-id.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'site-drawer': React.HTMLAttributes<HTMLElement>
    }
  }
}

/**
 * Opening the drawer scrolls the page to the top, closing it restores the position. While it is open only the bottom
 * bar is usable outside. «Каталог» in the bar opens it at the catalogue.
 */
class SiteDrawer extends PageElement {
  #scrollTop = 0
  #atCatalog = false
  /** Inert parts of the page. */
  readonly #covered: Element[] = []
  #opener: HTMLElement | undefined

  protected connect(signal: AbortSignal): void {
    const prepare = ({ newState }: ToggleEvent) => {
      if (newState === 'open') this.resetLevels()
      this.toggleAttribute('data-closing', newState === 'closed')
      this.occupy(newState === 'open')
    }
    this.addEventListener('beforetoggle', prepare, { signal })
    this.addEventListener('toggle', () => this.focusLevel(), { signal })
    this.addEventListener('transitionend', () => this.removeAttribute('data-closing'), { signal })
    document.addEventListener('click', (event) => this.press(event), { signal, capture: true })
    const close = () => this.hidePopover?.()
    wideScreen.addEventListener('change', close, { signal })
    // Back must not show the drawer again.
    addEventListener('pagehide', close, { signal })
    if (this.isOpen) this.occupy(true)
  }

  private get isOpen(): boolean {
    return 'showPopover' in this && this.matches(':popover-open')
  }

  /** Null for an empty catalogue. */
  private get catalog(): HTMLDetailsElement | null {
    return this.querySelector('[data-level]')
  }

  private press(event: Event): void {
    const button = (event.target as Element).closest<HTMLElement>(
      `[popovertarget="${this.id}"]:not([popovertargetaction])`,
    )
    if (!button) return
    this.#opener = button
    const toCatalog = button.hasAttribute('data-catalog')
    // Old browsers have no popovers.
    if (!('showPopover' in this)) location.href = toCatalog ? '/catalog/' : `#${FOOTER_MENU_ID}`
    else if (!toCatalog) return
    else if (!this.isOpen) this.#atCatalog = true
    else if (this.catalog && !this.catalog.open) {
      event.preventDefault()
      this.catalog.open = true
      this.focusLevel()
    }
  }

  private resetLevels(): void {
    for (const level of this.querySelectorAll('details')) level.open = false
    if (this.catalog) this.catalog.open = this.#atCatalog
    this.#atCatalog = false
  }

  private occupy(opens: boolean): void {
    if (opens) this.#scrollTop = scrollY
    scrollTo({ top: opens ? 0 : this.#scrollTop, behavior: 'instant' })
    this.role = opens ? 'dialog' : null
    this.ariaLabel = opens ? 'Меню' : null
    if (opens) void this.#coverPage()
    else this.#uncoverPage()
    // The browser restores the focus only from inside.
    if (!opens) this.#opener?.focus({ preventScroll: true })
  }

  /** Makes everything outside inert, a part per frame: at each change the browser computes the styles of the part again. */
  async #coverPage(): Promise<void> {
    for (let inside: Element = this; inside !== document.body; inside = inside.parentElement as Element)
      for (const other of inside.parentElement?.children ?? [])
        if (other !== inside && !other.querySelector(`:scope [popovertarget="${this.id}"]`))
          for (const part of splitLarge(other)) {
            await nextFrame()
            if (!this.isOpen) return
            part.setAttribute('inert', '')
            this.#covered.push(part)
          }
  }

  /** All parts at once, so that no tap is lost. */
  #uncoverPage(): void {
    for (const part of this.#covered.splice(0)) part.removeAttribute('inert')
  }

  private focusLevel(): void {
    if (this.isOpen && this.catalog?.open)
      this.catalog.querySelector('summary')?.focus({ preventScroll: true })
  }
}

/** Number of elements whose styles a slow phone computes within a frame. */
const PART_MAX = 150

const splitLarge = (element: Element): Element[] =>
  element.getElementsByTagName('*').length > PART_MAX ? [...element.children].flatMap(splitLarge) : [element]

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

customElements.define('site-drawer', SiteDrawer)
