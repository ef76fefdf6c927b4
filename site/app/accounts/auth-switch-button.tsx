import type { AuthDialogName } from '@rapport/contract/accounts/auth-dialogs'
import { openAuthDialog } from './auth-dialogs.ts'
import styles from './auth-form.module.css'

/** Switches to another account dialog. */
export function AuthSwitchButton({ to, children }: { to: AuthDialogName; children: string }) {
  return (
    <button type="button" className={styles.link} onClick={() => openAuthDialog(to)}>
      {children}
    </button>
  )
}
