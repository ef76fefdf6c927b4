import { SHARE_POPUP_HEIGHT, SHARE_POPUP_WIDTH } from '@rapport/contract/blog/blog-limits'
import type * as React from 'react'
import { reachGoal } from '../browser/visit/analytics.ts'
import { PageElement } from '../ui/element/page-element.ts'
import { showToast } from '../ui/toast/toast-messages.ts'
// Defined first: a press inside an element without definition is repeated.
import '../ui/popover-menu/popover-menu.element.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'share-menu': React.HTMLAttributes<HTMLElement>
    }
  }
}

/** Opens the native share dialog instead of the menu. A network opens in a small window. */
class ShareMenu extends PageElement {
  protected connect(signal: AbortSignal): void {
    this.addEventListener('click', (event) => this.#press(event), { signal })
  }

  #press(event: Event): void {
    const pressed = (event.target as Element).closest<HTMLElement>('a, button')
    const by = pressed?.dataset.share
    if (!by) this.#shareNatively(event)
    else if (by === 'copy') this.#copy()
    else {
      reachGoal('shared', { by })
      openPopup(event, pressed as HTMLAnchorElement)
    }
  }

  #shareNatively(event: Event): void {
    if (!('share' in navigator) || !(event.target as Element).closest('[popovertarget]')) return
    event.preventDefault()
    const { url = '', title = '' } = this.dataset
    navigator.share({ url, title }).then(
      () => reachGoal('shared', { by: 'device' }),
      // The visitor cancelled.
      () => {},
    )
  }

  #copy(): void {
    navigator.clipboard.writeText(this.dataset.url ?? '').then(
      () => {
        reachGoal('shared', { by: 'copy' })
        showToast('Ссылка скопирована')
      },
      () => showToast('Не получилось скопировать ссылку', 'failure'),
    )
  }
}

/** Opens a link in a small window. If the browser blocks it, the link works normally. */
function openPopup(event: Event, { href }: HTMLAnchorElement): void {
  const popup = window.open('', '_blank', `popup,width=${SHARE_POPUP_WIDTH},height=${SHARE_POPUP_HEIGHT}`)
  if (!popup) return
  event.preventDefault()
  popup.opener = null
  popup.location.href = href
}

customElements.define('share-menu', ShareMenu)
