import { useLocation } from 'react-router'
import { accountTabLinks } from '../../account/account-tabs.ts'
import { Slot } from '../../ui/element/slot.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import { AccountLink, LogoutButton } from './account-link.tsx'
import styles from './account-menu.module.css'

/**
 * Account link; for a logged-in visitor with a menu of the account pages and logout. The menu opens by its button, by
 * hover, and by the first tap on the link.
 */
export function AccountMenu({ className }: { className: string | undefined }) {
  const { pathname } = useLocation()
  return (
    <account-links>
      <menu-disclosure className={styles.box} data-arrows="">
        <AccountLink className={className} />
        <details className={styles.menu}>
          <summary className={styles.sign}>
            <VisuallyHidden>Меню кабинета</VisuallyHidden>
            <Icon name="chevronDown" size={18} />
          </summary>
          <div className={styles.panel}>
            <p className={styles.user}>
              <Slot data-fill="name" />
              <Slot data-fill="email" />
            </p>
            <ul className={styles.list}>
              {accountTabLinks.map(({ to, label }) => (
                <li key={to}>
                  <a
                    href={to}
                    aria-current={pathname.startsWith(to) ? 'page' : undefined}
                    className={styles.item}
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
            <LogoutButton className={styles.item} />
          </div>
        </details>
      </menu-disclosure>
    </account-links>
  )
}
