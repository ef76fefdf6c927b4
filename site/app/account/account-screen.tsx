import { type AccountTab, accountTabPath } from '@rapport/contract/paths/account-paths'
import type { ReactNode } from 'react'
import { logOut } from '../accounts/session/current-user.ts'
import { useUser } from '../accounts/session/use-user.ts'
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
import { AccountUser } from './account-user.ts'

interface AccountScreenProps {
  tab: AccountTab
  /** Content of the tab, rendered only with login. */
  children: ReactNode
}

/** Screen of an account page. The server renders no content, since only the browser has the session. */
export function AccountScreen({ tab, children }: AccountScreenProps) {
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
          <TabLinks label="Личный кабинет" links={accountTabLinks} path={accountTabPath(tab)} />
        </div>
        <div className={styles.tab}>
          {user ? <AccountUser value={user}>{children}</AccountUser> : <AccountSkeleton />}
        </div>
        <div className={styles.end}>
          <Button variant="outline" compact onClick={logOut}>
            Выйти
          </Button>
        </div>
      </div>
    </>
  )
}
