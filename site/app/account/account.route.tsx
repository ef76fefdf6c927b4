import { Outlet } from 'react-router'
import { logOut } from '../accounts/current-user.ts'
import { useUser } from '../accounts/use-user.ts'
import { useSession } from '../browser/session/use-session.ts'
import { useHydrated } from '../browser/use-hydrated.ts'
import { Button } from '../ui/button/button.tsx'
import { PageHead } from '../ui/section/page-head.tsx'
import { Skeleton } from '../ui/skeleton/skeleton.tsx'
import { TabLinks } from '../ui/tabs/tab-links.tsx'
import styles from './account.module.css'
import { AccountLogin } from './account-login.tsx'
import { AccountSkeleton } from './account-skeleton.tsx'
import { accountTabLinks } from './account-tabs.ts'

/** Layout of the account. The server renders nothing else, since only the browser has the session. */
export default function AccountRoute() {
  const isAnonymous = useSession() === undefined
  const isHydrated = useHydrated()
  const user = useUser()
  if (isHydrated && isAnonymous) return <AccountLogin />
  return (
    <>
      <PageHead
        heading="Личный кабинет"
        lead={user ? `${user.name}, ${user.email}` : <Skeleton width="min(16em, 100%)" />}
      />
      <div className={styles.page}>
        <div className={styles.bar}>
          <TabLinks label="Личный кабинет" links={accountTabLinks} />
        </div>
        <div className={styles.tab}>{user ? <Outlet context={user} /> : <AccountSkeleton />}</div>
        <div className={styles.end}>
          <LogoutButton />
        </div>
      </div>
    </>
  )
}

/** Logs out in the browser and on the server. */
function LogoutButton() {
  return (
    <Button variant="outline" compact onClick={logOut}>
      Выйти
    </Button>
  )
}
