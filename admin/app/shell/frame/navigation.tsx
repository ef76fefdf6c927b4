import { hasPermission } from '@rapport/contract/staff/permissions'
import { Suspense } from 'react'
import { NavLink } from 'react-router'
import { useSession } from '../../api/session-context.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './navigation.module.css'
import { navigation } from './navigation-items.ts'

/** Links to the screens that one may open. */
export function Navigation() {
  const { member } = useSession()
  return (
    <nav aria-label="Разделы">
      <ul className={styles.list}>
        {navigation
          .filter(({ permission }) => !permission || hasPermission(member.role, permission))
          .map(({ path, title, icon, Count }) => (
            <li key={path}>
              <NavLink to={path} end={path === '/'} className={styles.link}>
                <Icon name={icon} />
                {title}
                {Count && (
                  <Suspense fallback={null}>
                    <Count />
                  </Suspense>
                )}
              </NavLink>
            </li>
          ))}
      </ul>
    </nav>
  )
}
