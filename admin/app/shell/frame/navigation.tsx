import { hasPermission } from '@rapport/contract/staff/permissions'
import { Suspense } from 'react'
import { NavLink } from 'react-router'
import { useSession } from '../../api/session-context.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './navigation.module.css'
import { navigationGroups } from './navigation-items.ts'

/** Links to the screens that one may open. */
export function Navigation() {
  const { member } = useSession()
  const groups = navigationGroups
    .map((group) => group.filter(({ permission }) => !permission || hasPermission(member.role, permission)))
    .filter((group) => group.length > 0)
  return (
    <nav aria-label="Разделы" className={styles.groups}>
      {groups.map((group) => (
        <ul key={group[0]?.path} className={styles.list}>
          {group.map(({ path, title, icon, Count }) => (
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
      ))}
    </nav>
  )
}
