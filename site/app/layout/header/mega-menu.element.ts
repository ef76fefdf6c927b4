import type * as React from 'react'
import { wideScreen } from '../../browser/wide-screen.ts'
import { PageElement } from '../../ui/element/page-element.ts'
import { isInSafeTriangle } from './safe-triangle.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'mega-menu': React.HTMLAttributes<HTMLElement>
    }
  }
}

/** Longest time over other lines on the way to the pane of the active line. */
const CROSSING_MAX_MS = 250
/** Number of earlier positions that give the direction. */
const TRAIL = 4

/**
 * Shows the groups of the active catalogue entry beside the list. A pointer that crosses other lines on its way to
 * them does not switch the line, to avoid flicker. Pictures and counts load on the first opening.
 */
class MegaMenu extends PageElement {
  #timer: ReturnType<typeof setTimeout> | undefined

  protected connect(signal: AbortSignal): void {
    let trail: { x: number; y: number }[] = []
    this.addEventListener(
      'pointermove',
      ({ clientX: x, clientY: y }) => {
        trail = [...trail, { x, y }].slice(-TRAIL)
      },
      { signal },
    )
    this.addEventListener('keydown', (event) => this.moveFocus(event), { signal })
    for (const line of this.lines) {
      line.addEventListener('pointerenter', (event) => this.enter(line, event, trail[0]), { signal })
      line.addEventListener(
        'focusin',
        ({ target }) => (target as Element).matches(':focus-visible') && this.show(line),
        { signal },
      )
      line.addEventListener('click', (event) => this.tap(line, event), { signal, capture: true })
    }
    this.closest('details')?.addEventListener('toggle', () => this.showPictures(), { signal })
    this.showPictures()
    // Older browsers can't show the content of closed details.
    if (CSS.supports('selector(::details-content)')) return
    const openAll = () => {
      for (const details of this.querySelectorAll('details')) details.open = wideScreen.matches
    }
    openAll()
    wideScreen.addEventListener('change', openAll, { signal })
  }

  private get lines(): HTMLElement[] {
    return [...(this.querySelector('ul') as Element).children] as HTMLElement[]
  }

  private show(line: Element): void {
    clearTimeout(this.#timer)
    for (const each of this.lines) each.toggleAttribute('data-active', each === line)
  }

  private enter(line: Element, event: PointerEvent, from: { x: number; y: number } | undefined): void {
    clearTimeout(this.#timer)
    if (event.pointerType !== 'mouse') return
    const { left, top, bottom } =
      this.querySelector('[data-active] > details')?.getBoundingClientRect() ?? new DOMRect()
    const to = { x: event.clientX, y: event.clientY }
    if (from && isInSafeTriangle({ x: left, top, bottom }, from, to))
      this.#timer = setTimeout(() => this.show(line), CROSSING_MAX_MS)
    else this.show(line)
  }

  /** On touch screens the first tap shows the children, the second follows the link. */
  private tap(line: Element, event: Event): void {
    if (!wideScreen.matches || (event as PointerEvent).pointerType !== 'touch') return
    if (line.hasAttribute('data-active')) return
    event.preventDefault()
    this.show(line)
  }

  /** Arrow keys move through the column, Right into the children, Left back. */
  private moveFocus(event: KeyboardEvent): void {
    if (!wideScreen.matches) return
    const focused = event.target as Element
    const line = this.lines.find((each) => each.contains(focused))
    const inColumn = focused.parentElement === line
    const targets: Record<string, Element | null | undefined | false> = {
      ArrowDown: inColumn && line?.nextElementSibling,
      ArrowUp: inColumn && line?.previousElementSibling,
      ArrowRight: inColumn && line?.querySelector('ul'),
      ArrowLeft: !inColumn && line,
    }
    const link = (targets[event.key] || undefined)?.querySelector('a')
    if (!link) return
    event.preventDefault()
    link.focus()
  }

  /** On failure the menu has no pictures; the next opening retries. */
  private showPictures(): void {
    if (this.closest('details')?.open)
      import('./menu-pictures.ts')
        .then(({ showMenuPictures }) => showMenuPictures(this, wideScreen.matches))
        .catch(() => undefined)
  }
}

customElements.define('mega-menu', MegaMenu)
