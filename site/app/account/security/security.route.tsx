import { accountClientLoader, accountHandle, accountLoader, accountMeta } from '../account-page.ts'
import { ChangePassword } from './change-password.tsx'
import { Passkeys } from './passkeys.tsx'
import { PersonalData } from './personal-data.tsx'
import styles from './security.module.css'
import { Sessions } from './sessions.tsx'

export const loader = accountLoader('security')
export const clientLoader = accountClientLoader('security')
export const handle = accountHandle('security')
export const meta = accountMeta('security')

/** Password, passkeys, sessions and personal data. */
export default function SecurityRoute() {
  return (
    <div className={styles.page}>
      <h2 className={styles.heading}>Безопасность</h2>
      <ChangePassword />
      <Passkeys />
      <Sessions />
      <PersonalData />
    </div>
  )
}
