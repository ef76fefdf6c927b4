import { ADMIN_PATH } from '@rapport/staff-contract/staff/admin-paths'
import { callAdmin } from '../../api/admin-api.ts'
import { failureText } from '../../api/admin-error.ts'
import { useSession } from '../../api/session-context.ts'
import { clearDrafts } from '../../forms/drafts.ts'
import { leaveAfterConfirm, leaveWithoutAsking } from '../../forms/unsaved-changes.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Menu } from '../../ui/menu/menu.tsx'
import { showToast } from '../../ui/toast/toasts.ts'
import styles from './frame.module.css'

/** Signs out, after a confirmation if there are unsaved changes. */
export const signOut = (): void => leaveAfterConfirm(() => void endSession())

/** Reloads the page, so that nothing of the session stays in memory. */
async function endSession(): Promise<void> {
  try {
    await callAdmin('signOutStaff')
    clearDrafts()
    leaveWithoutAsking(() => location.assign(ADMIN_PATH))
  } catch (error) {
    showToast(failureText(error))
  }
}

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
