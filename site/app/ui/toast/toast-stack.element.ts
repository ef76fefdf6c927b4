import type * as React from 'react'
import { createFromMarkup, fill } from '../element/fill.ts'
import { PageElement } from '../element/page-element.ts'
import { markup } from './toast-template.tsx?markup'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'toast-stack': React.HTMLAttributes<HTMLElement>
    }
  }
}

export type ToastTone = 'news' | 'failure'

/** The oldest message is removed. */
const SHOWN_MAX = 3
/** Long enough to read the text twice. */
const TOAST_MS = 7_000

/** Shows toasts above everything else, each until it is closed or for a while. Hover and focus pause its timer. */
export class ToastStack extends PageElement {
  #timers = new Map<Element, ReturnType<typeof setTimeout>>()

  protected connect(signal: AbortSignal): void {
    const listen = (type: string, listener: (toast: Element, event: Event) => void) =>
      this.#stack.addEventListener(
        type,
        (event) => {
          const toast = [...this.#stack.children].find((one) => one.contains(event.target as Node))
          if (toast) listener(toast, event)
        },
        { signal },
      )
    for (const type of ['pointerover', 'focusin'])
      listen(type, (toast) => clearTimeout(this.#timers.get(toast)))
    for (const type of ['pointerout', 'focusout']) listen(type, (toast) => this.#start(toast))
    listen('click', (toast, { target }) => {
      if ((target as Element).closest('button')) this.#hide(toast)
    })
  }

  show(text: string, tone: ToastTone = 'news'): void {
    const stack = this.#stack
    for (const toast of [...stack.children]) if (toast.textContent === text) this.#hide(toast)
    const toast = createFromMarkup(markup)
    toast.dataset.tone = tone
    fill(toast, { text })
    stack.append(toast)
    while (stack.children.length > SHOWN_MAX) this.#hide(stack.children[0] as Element)
    this.#start(toast)
    this.#announce(text)
    // Reopens the popover above a dialog that has opened meanwhile.
    stack.hidePopover()
    stack.showPopover()
  }

  get #stack(): HTMLElement {
    return this.querySelector('[popover]') as HTMLElement
  }

  #start(toast: Element): void {
    clearTimeout(this.#timers.get(toast))
    this.#timers.set(
      toast,
      setTimeout(() => this.#hide(toast), TOAST_MS),
    )
  }

  #hide(toast: Element): void {
    clearTimeout(this.#timers.get(toast))
    this.#timers.delete(toast)
    toast.remove()
    if (this.#stack.children.length > 0) return
    this.#announce('')
    this.#stack.hidePopover()
  }

  #announce(text: string): void {
    ;(this.querySelector('[role="status"]') as Element).textContent = text
  }
}

customElements.define('toast-stack', ToastStack)
