import { hasPermission } from '@rapport/staff-contract/staff/permissions'
import { Suspense, useId } from 'react'
import { NavLink } from 'react-router'
import { useSession } from '../../api/session-context.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './navigation.module.css'
import { navigationGroups } from './navigation-items.ts'

/** Links to the screens that the current user may open. */
export function Navigation() {
  const { member } = useSession()
  const id = useId()
  const groups = navigationGroups
    .map(({ title, items }) => ({
      title,
      items: items.filter(({ permission }) => !permission || hasPermission(member.role, permission)),
    }))
    .filter(({ items }) => items.length > 0)
  return (
    <nav aria-label="Разделы" className={styles.groups}>
      {groups.map(({ title, items }, index) => (
        <div key={title} className={styles.group}>
          <p id={`${id}-${index}`} className={styles.title}>
            {title}
          </p>
          <ul aria-labelledby={`${id}-${index}`} className={styles.list}>
            {items.map(({ path, title, icon, Count }) => (
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
        </div>
      ))}
    </nav>
  )
}
