import type * as React from 'react'
import { PageElement } from '../element/page-element.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'masked-field': React.HTMLAttributes<HTMLElement> & { 'data-mask': string }
    }
  }
}

/** Length of «+7 (900) 123-45-67». A shorter value is incomplete. */
const WHOLE_LENGTH = 18

/**
 * Applies the mask `data-mask` to its input: `phone`, `abroad`, or a pattern. The mask is loaded on the first focus or
 * input, or at once if the field has a value. A button switches a phone to numbers of other countries and back.
 */
class MaskedField extends PageElement {
  #masks: typeof import('./masks.ts') | undefined
  #removeMask: (() => void) | undefined

  protected connect(signal: AbortSignal): void {
    const options = { signal }
    const input = this.#input
    let isLoading = false
    const load = async () => {
      if (isLoading) return
      isLoading = true
      // If the import fails, the field stays without a mask. The server parses any spelling.
      this.#masks = await import('./masks.ts').catch(() => undefined)
      if (!signal.aborted) this.#applyMask()
    }
    input.addEventListener('focus', load, options)
    input.addEventListener('input', load, options)
    input.addEventListener('input', () => this.#check(), options)
    this.querySelector('[data-switch]')?.addEventListener('click', () => this.#switch(), options)
    signal.addEventListener('abort', () => this.#removeMask?.())
    this.#showHint()
    if (input.value || input === document.activeElement) load()
  }

  get #input(): HTMLInputElement {
    return this.querySelector('input') as HTMLInputElement
  }

  get #isAbroad(): boolean {
    return this.dataset.mask === 'abroad'
  }

  #applyMask(): void {
    this.#removeMask?.()
    this.#removeMask = this.#masks?.attachMask(this.#input, this.dataset.mask ?? '')
    this.#check()
  }

  #switch(): void {
    const input = this.#input
    const { value } = input
    const isAbroad = this.#isAbroad
    if (isAbroad ? value === '+' : value.length < WHOLE_LENGTH)
      input.value = isAbroad ? '' : `+${value.replace(/^\+7|\D/g, '')}`
    this.dataset.mask = isAbroad ? 'phone' : 'abroad'
    this.#showHint()
    this.#applyMask()
    input.focus()
    // An unchanged value is selected, so that the next key replaces it.
    if (input.value === value) input.select()
  }

  #showHint(): void {
    const hint = this.querySelector<HTMLElement>('[data-hint]')
    if (!hint) return
    hint.textContent = (this.#isAbroad && hint.dataset.hint) || ''
    this.#input.placeholder = (!this.#isAbroad && this.dataset.placeholder) || ''
  }

  /** Shows an error message for a value that the mask allows but the server rejects. */
  #check(): void {
    const complaints = this.querySelectorAll('[data-complaint]')
    if (!this.#masks || complaints.length === 0) return
    const complaint = this.#isAbroad ? undefined : this.#masks.phoneError(this.#input.value)
    const error = document.getElementById(`${this.#input.id}-error`)
    const isSaid = complaint && error?.textContent.includes(complaint)
    for (const element of complaints) element.textContent = (!isSaid && complaint) || ''
    if (complaint || error) this.#input.setAttribute('aria-invalid', 'true')
    else this.#input.removeAttribute('aria-invalid')
  }
}

customElements.define('masked-field', MaskedField)
