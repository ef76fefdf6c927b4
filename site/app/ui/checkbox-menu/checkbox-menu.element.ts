import type * as React from 'react'
import { PageElement } from '../element/page-element.ts'
import { positionBelow } from '../popover-menu/position-below.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'checkbox-menu': React.HTMLAttributes<HTMLElement>
    }
  }
}

/** Popover with checkboxes. Sends `change`, which bubbles, when it closes with other checkboxes than the page has. */
class CheckboxMenu extends PageElement {
  protected connect(signal: AbortSignal): void {
    this.addEventListener('beforetoggle', () => positionBelow(this), { signal })
    this.addEventListener('toggle', (event) => this.#onToggle(event), { signal })
  }

  #onToggle({ newState }: ToggleEvent): void {
    const isChanged = [...this.querySelectorAll('input')].some((box) => box.checked !== box.defaultChecked)
    if (newState === 'closed' && isChanged) this.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

customElements.define('checkbox-menu', CheckboxMenu)
