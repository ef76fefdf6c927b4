import type * as React from 'react'
import { PageElement } from '../../../ui/element/page-element.ts'
import { startCalculator } from './start-calculator.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'live-calculator': React.HTMLAttributes<HTMLElement>
    }
  }
}

/** Calculates while the form is filled in, by tables that are loaded once for each product. The server decides. */
class LiveCalculator extends PageElement {
  protected connect(signal: AbortSignal): void {
    const form = this.querySelector('form')
    if (form) startCalculator(this, form, signal)
  }
}

customElements.define('live-calculator', LiveCalculator)
