import type { AuthDialogName } from '@rapport/contract/accounts/auth-dialogs'
import { type AuthContext, openAuthDialog } from './auth-dialogs.ts'
import styles from './auth-form.module.css'

/** Leads from one popup to another. */
export function AuthSwitchButton({
  to,
  context,
  children,
}: {
  to: AuthDialogName
  context?: AuthContext
  children: string
}) {
  return (
    <button type="button" className={styles.link} onClick={() => openAuthDialog(to, context)}>
      {children}
    </button>
  )
}
