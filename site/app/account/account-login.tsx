import type { Session } from '@rapport/contract/accounts/accounts'
import { Login } from '../accounts/login.tsx'
import { signIn } from '../accounts/session/current-user.ts'
import { PageHead } from '../ui/section/page-head.tsx'
import styles from './account.module.css'

/** Login form in place of the account. After login the requested page opens. */
export function AccountLogin() {
  return (
    <>
      <PageHead heading="Вход в&nbsp;личный кабинет" />
      <div className={styles.login}>
        <Login
          popup="login"
          context={{}}
          idPrefix="account-login"
          onSigned={(answer) => signIn(answer as Session)}
        />
      </div>
    </>
  )
}
