import type * as React from 'react'
import { fill } from '../../ui/element/fill.ts'
import { PageElement } from '../../ui/element/page-element.ts'
import { showToast } from '../../ui/toast/toast-messages.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'account-links': React.HTMLAttributes<HTMLElement>
    }
  }
}

const loadUser = () => import('../../accounts/session/current-user.ts')

/** Logs out, and writes the name and e-mail address of the user. Only visitors with a session load it. */
class AccountLinks extends PageElement {
  protected connect(signal: AbortSignal): void {
    const login = this.querySelector('[href="?auth=login"]') as HTMLElement
    const endSession = async () => {
      const { logOut } = await loadUser()
      logOut()
      showToast('Вы вышли из кабинета')
      this.closest<HTMLElement>('[popover]')?.hidePopover?.()
      // The button is hidden now.
      login.focus()
    }
    this.querySelector('[data-log-out]')?.addEventListener('click', endSession, { signal })
    void this.followUser(signal)
  }

  private async followUser(signal: AbortSignal): Promise<void> {
    const { user } = await loadUser()
    const write = () => fill(this, { name: user.get()?.name ?? '', email: user.get()?.email ?? '' })
    signal.addEventListener('abort', user.subscribe(write))
    write()
  }
}

// Every visitor with a session loads this module.
void import('../../orders/cart/sync-cart.ts').then(
  ({ keepCartInSync }) => keepCartInSync(),
  () => undefined,
)

customElements.define('account-links', AccountLinks)
