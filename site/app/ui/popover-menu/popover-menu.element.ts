import type * as React from 'react'
import { PageElement } from '../element/page-element.ts'
import { positionBelow } from './position-below.ts'
import { moveFocus, visibleItems } from './roving-focus.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'popover-menu': React.HTMLAttributes<HTMLElement>
    }
  }
}

/** Popover of links. The arrow keys open it from its buttons; they and letters move focus inside. */
class PopoverMenu extends PageElement {
  protected connect(signal: AbortSignal): void {
    this.addEventListener('beforetoggle', () => positionBelow(this), { signal })
    this.addEventListener('keydown', (event) => moveFocus(event, this), { signal })
    const buttons = `[popovertarget="${this.id}"]:not([popovertargetaction])`
    for (const button of document.querySelectorAll<HTMLElement>(buttons))
      button.addEventListener('keydown', (event) => this.openByArrow(event, button), { signal })
  }

  private openByArrow(event: KeyboardEvent, source: HTMLElement): void {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    this.showPopover({ source })
    visibleItems(this)[0]?.focus()
  }
}

customElements.define('popover-menu', PopoverMenu)
