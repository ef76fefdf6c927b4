import type * as React from 'react'
import { createFromMarkup } from '../ui/element/fill.ts'
import { PageElement } from '../ui/element/page-element.ts'
import { markup } from './offline-template.tsx?markup'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'offline-screen': React.HTMLAttributes<HTMLElement>
    }
  }
}

/** Shows its dialog while the browser is offline. */
class OfflineScreen extends PageElement {
  protected connect(signal: AbortSignal): void {
    const slot = this.firstElementChild as HTMLElement
    let popover: HTMLElement | null = null
    const show = () => {
      const dialog = createFromMarkup(markup) as HTMLDialogElement
      const link = dialog.querySelector('a') as HTMLAnchorElement
      const { phone } = this.dataset
      if (phone) Object.assign(link, { href: `tel:${phone.replace(/[^+\d]/g, '')}`, textContent: phone })
      else link.parentElement?.remove()
      // Only the connection closes it. Browsers pass a second Escape on.
      dialog.addEventListener('cancel', (event) => event.preventDefault())
      dialog.addEventListener('close', () => navigator.onLine || dialog.showModal())
      slot.replaceChildren(dialog)
      // A modal dialog closes popovers.
      popover = document.querySelector<HTMLElement>(':popover-open')
      dialog.showModal()
    }
    const hide = () => {
      // Closing restores the focus, which removing does not.
      slot.querySelector('dialog')?.close()
      slot.replaceChildren()
      popover?.showPopover()
    }
    addEventListener('offline', show, { signal })
    addEventListener('online', hide, { signal })
    if (!navigator.onLine) show()
  }
}

customElements.define('offline-screen', OfflineScreen)
