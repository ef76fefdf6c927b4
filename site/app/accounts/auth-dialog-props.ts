import type { AuthDialogName } from '@rapport/contract/accounts/auth-dialogs'
import type { AuthContext } from './auth-dialogs.ts'

/** What every popup is given. */
export interface AuthDialogProps {
  popup: AuthDialogName
  context: AuthContext
  /** Given the call's answer, a session: it is stored, and the visitor goes to the account. */
  onSigned: (answer: unknown) => void
  /** Of the form's ids, where it stands on a page and not in the popup. */
  idPrefix?: string
}
