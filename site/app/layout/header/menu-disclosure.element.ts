import type * as React from 'react'
import { readStored, removeStored, store } from '../../browser/storage/safe-storage.ts'
import { wideScreen } from '../../browser/wide-screen.ts'
import { PageElement } from '../../ui/element/page-element.ts'
import { moveFocus } from '../../ui/popover-menu/roving-focus.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'menu-disclosure': React.HTMLAttributes<HTMLElement>
    }
  }
}

/** The delays ignore a mouse that passes by, or that leaves the menu for a moment. */
const OPEN_MS = 120
const CLOSE_MS = 350

/** Key of the path of a pressed link in the session storage. */
const PRESSED = 'menu-link'

/**
 * Menu link with `<details>` in the header. The menu opens by its button, on hover, and by the first tap on the link.
 * It closes on Escape, and on a press or focus outside.
 */
class MenuDisclosure extends PageElement {
  protected connect(signal: AbortSignal): void {
    const details = this.querySelector('details') as HTMLDetailsElement
    let timer: ReturnType<typeof setTimeout> | undefined
    let openedByHover = false
    const on = <E extends Event>(target: EventTarget, type: string, listener: (event: E) => void) =>
      target.addEventListener(type, (event) => wideScreen.matches && listener(event as E), { signal })

    const openLater = (open: boolean) => {
      clearTimeout(timer)
      timer = setTimeout(
        () => {
          openedByHover = open && !details.open
          details.open = open
        },
        open ? OPEN_MS : CLOSE_MS,
      )
    }
    const link = this.querySelector<HTMLAnchorElement>('[aria-current="page"]')
    // After a press on the link the mouse rests here on the new page, which the menu would cover.
    let isArrival = link !== null && readStored('sessionStorage', PRESSED) === link.pathname
    if (isArrival) removeStored('sessionStorage', PRESSED)
    const hover = ({ type, pointerType }: PointerEvent) => {
      clearTimeout(timer)
      if (type === 'pointerleave') isArrival = false
      if (pointerType === 'mouse' && !isArrival) openLater(type === 'pointerenter')
    }
    on(this, 'pointerenter', hover)
    on(this, 'pointerleave', hover)
    // On touch screens `:hover` remains after a tap.
    const isHovered = this.matches(':hover') && !matchMedia('(pointer: coarse)').matches
    // The styles show the menu until now.
    if (isHovered && wideScreen.matches && !isArrival && !details.open) openedByHover = details.open = true
    const first = ({ target }: Event) => {
      isArrival &&= this.contains(target as Node)
    }
    document.addEventListener('pointerover', first, { once: true, signal })

    on<PointerEvent>(this, 'click', (event) => {
      // A press on a link cancels opening, since the menu would cover the new page.
      clearTimeout(timer)
      const pressed = (event.target as Element).closest('a, summary')
      if (pressed?.localName === 'summary') {
        // A press on the icon while hovering leaves the menu open.
        if (openedByHover) event.preventDefault()
        openedByHover = false
      } else if (pressed?.nextElementSibling === details && event.pointerType === 'touch' && !details.open) {
        event.preventDefault()
        details.open = true
      } else if (pressed) store('sessionStorage', PRESSED, (pressed as HTMLAnchorElement).pathname)
    })
    const closeOutside = ({ target }: Event) => {
      if (!details.contains(target as Node)) details.open = false
    }
    on(document, 'pointerdown', closeOutside)
    on(document, 'focusin', closeOutside)
    on(window, 'pagehide', () => {
      details.open = false
    })
    on<KeyboardEvent>(document, 'keydown', ({ key }) => {
      if (key !== 'Escape' || !details.open) return
      const within = details.contains(document.activeElement)
      details.open = false
      if (within) details.querySelector('summary')?.focus()
    })
    if (this.hasAttribute('data-arrows'))
      on<KeyboardEvent>(details, 'keydown', (event) => details.open && moveFocus(event, details))

    // The room below the header, so that the panel fits in the window.
    on(details, 'toggle', () => {
      const { top } = (details.lastElementChild as Element).getBoundingClientRect()
      if (details.open) details.style.setProperty('--panel-top', `${Math.ceil(top)}px`)
    })
  }
}

customElements.define('menu-disclosure', MenuDisclosure)
