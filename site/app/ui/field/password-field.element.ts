import type * as React from 'react'
import { PageElement } from '../element/page-element.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'password-field': React.HTMLAttributes<HTMLElement>
    }
  }
}

/** Its button shows and hides the password. */
class PasswordField extends PageElement {
  protected connect(signal: AbortSignal): void {
    const [input, button] = this.children as unknown as [HTMLInputElement, HTMLButtonElement]
    const toggle = () => {
      const isShown = input.type === 'password'
      input.type = isShown ? 'text' : 'password'
      button.setAttribute('aria-pressed', String(isShown))
    }
    button.addEventListener('click', toggle, { signal })
  }
}

customElements.define('password-field', PasswordField)
