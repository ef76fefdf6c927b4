import { ADMIN_PATH } from '@rapport/staff-contract/staff/admin-paths'
import { callAdmin } from '../../api/admin-api.ts'
import { failureText } from '../../api/admin-error.ts'
import { useSession } from '../../api/session-context.ts'
import { clearDrafts } from '../../forms/drafts.ts'
import { leaveBy, leaveNow } from '../../forms/unsaved-changes.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Menu } from '../../ui/menu/menu.tsx'
import { showToast } from '../../ui/toast/toasts.ts'
import styles from './frame.module.css'

/** Asks where something is unsent, then ends the session. */
export const signOut = (): void => leaveBy(() => void endSession())

/** Ends the session, and opens the sign-in with nothing left of it in memory. */
async function endSession(): Promise<void> {
  try {
    await callAdmin('signOutStaff')
    clearDrafts()
    leaveNow(() => location.assign(ADMIN_PATH))
  } catch (error) {
    showToast(failureText(error))
  }
}

/** Who is signed in, and the way out. */
export function AccountMenu() {
  const { member } = useSession()
  return (
    <Menu
      label={`${member.name || member.email}: мой доступ и выход`}
      actions={[
        { label: 'Мой доступ', href: '/account/', icon: 'key' },
        { label: 'Выйти', onAction: signOut, icon: 'logOut' },
      ]}
    >
      <Icon name="user" />
      <span className={styles.memberName}>{member.name || member.email}</span>
    </Menu>
  )
}
