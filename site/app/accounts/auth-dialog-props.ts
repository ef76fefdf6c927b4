import type { AuthDialogName } from '@rapport/contract/accounts/auth-dialogs'
import type { AuthContext } from './auth-dialogs.ts'

/** Props of every account dialog. */
export interface AuthDialogProps {
  popup: AuthDialogName
  context: AuthContext
  /** Receives the response, a session, which is stored before the account opens. */
  onSigned: (answer: unknown) => void
  /** Prefix of the form's ids, for a form outside of the dialog. */
  idPrefix?: string
}
