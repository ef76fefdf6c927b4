import type { Session } from '@rapport/contract/accounts/accounts'
import { ACCOUNT_PATH } from '@rapport/contract/paths/account-paths'
import { createRoot } from 'react-dom/client'
import { AuthDialog } from './auth-dialog.tsx'
import { closeAuthDialog } from './auth-dialogs.ts'
import { signIn } from './session/current-user.ts'

/** Adds the account dialogs to the page. */
export function mountAuthDialog(): void {
  const holder = document.createElement('div')
  document.body.append(holder)
  createRoot(holder).render(<AuthDialog onSigned={openAccount} />)
}

function openAccount(answer: unknown): void {
  signIn(answer as Session)
  closeAuthDialog({ forget: true })
  location.assign(ACCOUNT_PATH)
}
