import { hasPermission } from '@rapport/staff-contract/staff/permissions'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Outlet, useLocation, useNavigationType } from 'react-router'
import { useSession } from '../../api/session-context.ts'
import { IconButton } from '../../ui/button/button.tsx'
import { lazyPart } from '../../ui/lazy-part/lazy-part.ts'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { ForbiddenScreen } from '../message-screens.tsx'
import { Commands } from '../palette/commands-host.tsx'
import { useOpenScreens } from '../screen-handle.ts'
import { InterruptionHost } from '../session/interruption-host.tsx'
import { AccountMenu } from './account-menu.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import styles from './frame.module.css'
import { Navigation } from './navigation.tsx'
import { NavigationDrawer } from './navigation-drawer.tsx'
import { OfflineNotice } from './offline-notice.tsx'

const ClosedNotice = lazyPart(async () => (await import('../../opening/closed-notice.tsx')).default)
const OutboxNotice = lazyPart(async () => (await import('../../inbox/outbox/outbox-notice.tsx')).default)
const WorkshopWatch = lazyPart(
  async () => (await import('../../inbox/production/workshop-watch.tsx')).default,
)
const InboxWatch = lazyPart(async () => (await import('../../inbox/inbox-watch.tsx')).default)

export function Frame() {
  const { member } = useSession()
  const { pathname, state } = useLocation()
  const [openDrawerAt, setOpenDrawerAt] = useState<string>()
  const screens = useOpenScreens()
  // A dialog beside a screen has its own path, but not its own handle; closing it must not scroll or move the
  // focus.
  const screenPath = (screens.at(-1)?.path ?? pathname).replace(/\/$/, '')
  const navigation = useNavigationType()
  const openedAt = useRef(screenPath)
  useEffect(() => {
    // A new entry gets its URL while the user goes on typing.
    const keepsFocus = (state as { keepsFocus?: boolean } | null)?.keepsFocus === true
    if (openedAt.current !== screenPath && !keepsFocus) {
      // Going back, the browser restores the scroll position.
      if (navigation !== 'POP') scrollTo(0, 0)
      const screen = document.getElementById('screen')
      // A form may have focused its first field.
      if (!screen?.querySelector('input:focus, textarea:focus')) screen?.focus({ preventScroll: true })
    }
    openedAt.current = screenPath
  }, [screenPath, state, navigation])
  const isAllowed = screens.every(({ permission }) => !permission || hasPermission(member.role, permission))
  const worksWithOrders = hasPermission(member.role, 'orders.read')
  const worksOnStages = hasPermission(member.role, 'production.write')
  return (
    <div className={styles.frame}>
      <a href="#screen" className={styles.skip}>
        К&nbsp;содержанию
      </a>
      <aside className={styles.side}>
        <p className={styles.product}>Панель управления</p>
        <Navigation />
      </aside>
      <header className={styles.header}>
        <span className={styles.drawerButton}>
          <IconButton icon="menu" label="Меню" onPress={() => setOpenDrawerAt(pathname)} />
        </span>
        <Breadcrumbs screens={screens} />
        <Commands />
        <AccountMenu />
      </header>
      <div>
        <OfflineNotice />
        <Suspense>
          <ClosedNotice />
        </Suspense>
        {worksOnStages && (
          <Suspense>
            <OutboxNotice />
          </Suspense>
        )}
      </div>
      <main id="screen" tabIndex={-1} className={styles.screen}>
        <Suspense fallback={<Skeleton lines={6} />}>{isAllowed ? <Outlet /> : <ForbiddenScreen />}</Suspense>
      </main>
      {/* Following a link changes the path, which closes the drawer. */}
      <NavigationDrawer isOpen={openDrawerAt === pathname} onClose={() => setOpenDrawerAt(undefined)} />
      {worksOnStages && <Suspense>{worksWithOrders ? <InboxWatch /> : <WorkshopWatch />}</Suspense>}
      <InterruptionHost />
    </div>
  )
}
