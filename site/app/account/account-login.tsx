import type { Session } from '@rapport/contract/accounts/accounts'
import { signIn } from '../accounts/current-user.ts'
import { Login } from '../accounts/login.tsx'
import { PageHead } from '../ui/section/page-head.tsx'
import styles from './account.module.css'

/** The log-in form in place of the cabinet: the tab that was asked for opens as soon as somebody is in. */
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
