import { roleNames } from '@rapport/staff-contract/staff/role-names'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { useSession } from '../api/session-context.ts'
import { lazyPart } from '../ui/lazy-part/lazy-part.ts'
import { Skeleton } from '../ui/skeleton/skeleton.tsx'
import styles from './start-screen.module.css'

const TodayPanels = lazyPart(async () => (await import('../today/today-panels.tsx')).default)

export function StartScreen() {
  const { member } = useSession()
  const { name, allows } = roleNames[member.role]
  // The first owner's name is that of the role until they enter one.
  const called = member.name && member.name !== name ? `, ${member.name}` : ''
  return (
    <>
      <header>
        <h1>Здравствуйте{called}</h1>
        <p className={styles.role}>
          {name}. {allows}. <Link to="/account/">Мой доступ</Link>
        </p>
      </header>
      <Suspense fallback={<Skeleton lines={10} />}>
        <TodayPanels />
      </Suspense>
    </>
  )
}
