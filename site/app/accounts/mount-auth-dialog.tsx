import type { Session } from '@rapport/contract/accounts/accounts'
import { ACCOUNT_PATH } from '@rapport/contract/paths/account-paths'
import { createRoot } from 'react-dom/client'
import { AuthDialog } from './auth-dialog.tsx'
import { closeAuthDialog, findUrlDialog, openAuthDialog, withoutAuthQuery } from './auth-dialogs.ts'
import { signIn } from './session/current-user.ts'

export { openAuthDialog }

let isMounted = false

/** Adds the account dialogs to the page, once. */
export function mountAuthDialog(): void {
  if (isMounted) return
  isMounted = true
  const holder = document.createElement('div')
  document.body.append(holder)
  createRoot(holder).render(<AuthDialog onSigned={openAccount} />)
}

/** Opens the dialog that the URL requests. */
export function openRequestedDialog(): void {
  const requested = findUrlDialog(location.search)
  if (!requested) return
  const { popup, ...context } = requested
  openAuthDialog(popup, context)
  history.replaceState(history.state, '', withoutAuthQuery(location.href))
}

function openAccount(answer: unknown): void {
  signIn(answer as Session)
  closeAuthDialog({ forget: true })
  location.assign(ACCOUNT_PATH)
}
