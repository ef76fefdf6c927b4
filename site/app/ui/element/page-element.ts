import { whenShown } from './when-shown.ts'

/**
 * Base of the custom elements. An element adds behaviour to markup that React rendered on the server. It works as soon
 * as its definition is loaded and the page is parsed, also in markup that is added later. In a prerendered page it
 * waits for the visitor.
 */
export abstract class PageElement extends HTMLElement {
  #connection: AbortController | undefined

  connectedCallback(): void {
    this.#connection = new AbortController()
    const { signal } = this.#connection
    whenShown(() => signal.aborted || this.connect(signal))
  }

  disconnectedCallback(): void {
    this.#connection?.abort()
  }

  /** Adds listeners. They must use the signal, which aborts when the element is removed. */
  protected abstract connect(signal: AbortSignal): void
}
