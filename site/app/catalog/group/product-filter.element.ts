import type * as React from 'react'
import { PageElement } from '../../ui/element/page-element.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'product-filter': React.HTMLAttributes<HTMLElement>
    }
  }
}

/** Submits its form when a choice is made. Typed values wait for the button or Enter. */
class ProductFilter extends PageElement {
  protected connect(signal: AbortSignal): void {
    const form = this.querySelector('form') as HTMLFormElement
    const options = { signal }
    form.addEventListener(
      'change',
      // A menu sends one event for all its checkboxes.
      ({ target }) => target instanceof HTMLInputElement || form.requestSubmit(),
      options,
    )
    form.addEventListener('formdata', ({ formData }) => leaveOutEmpty(formData), options)
    // Back shows the fields of this page, not the choice that left it.
    addEventListener('pageshow', ({ persisted }) => persisted && form.reset(), options)
  }
}

function leaveOutEmpty(formData: FormData): void {
  for (const [name, value] of [...formData]) if (value === '') formData.delete(name)
}

customElements.define('product-filter', ProductFilter)
