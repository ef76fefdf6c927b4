import { AccountScreen } from '../account-screen.tsx'
import { ChangePassword } from './change-password.tsx'
import { Passkeys } from './passkeys.tsx'
import { PersonalData } from './personal-data.tsx'
import styles from './security.module.css'
import { Sessions } from './sessions.tsx'

/** Password, passkeys, sessions and personal data. */
export default function SecurityScreen() {
  return (
    <AccountScreen tab="security">
      <div className={styles.page}>
        <h2 className={styles.heading}>Безопасность</h2>
        <ChangePassword />
        <Passkeys />
        <Sessions />
        <PersonalData />
      </div>
    </AccountScreen>
  )
}
