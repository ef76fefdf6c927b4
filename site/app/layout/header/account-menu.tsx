import { type KeyboardEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import { accountTabLinks } from '../../account/account-tabs.ts'
import { logOut } from '../../accounts/session/current-user.ts'
import { useUser } from '../../accounts/session/use-user.ts'
import { useSession } from '../../browser/session/use-session.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { moveFocus } from '../../ui/popover-menu/roving-focus.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import { AccountLink, LogoutLink } from './account-link.tsx'
import styles from './account-menu.module.css'
import { useMenuDisclosure } from './use-menu-disclosure.ts'

/**
 * Account link; for a logged-in visitor with a menu of the account pages and logout. The menu opens by its button, by
 * hover, and by the first tap on the link.
 */
export function AccountMenu({ className }: { className: string | undefined }) {
  const box = useRef<HTMLDivElement>(null)
  const disclosure = useRef<HTMLDetailsElement>(null)
  const openByTap = useMenuDisclosure(box, disclosure)
  const isAnonymous = useSession() === undefined
  const user = useUser()
  const { pathname } = useLocation()
  const moveByKey = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (event.currentTarget.open) moveFocus(event, event.currentTarget.querySelectorAll('a[href], button'))
  }
  // The button is removed, so focus moves to the link in its place.
  const logOutFromHere = () => {
    flushSync(logOut)
    box.current?.querySelector('a')?.focus()
  }
  return (
    <div ref={box} className={styles.box}>
      <AccountLink className={className} onPress={openByTap} />
      {!isAnonymous && (
        <details ref={disclosure} onKeyDown={moveByKey}>
          <summary className={styles.sign}>
            <VisuallyHidden>Меню кабинета</VisuallyHidden>
            <Icon name="chevronDown" size={18} />
          </summary>
          <div className={styles.panel}>
            <p className={styles.user}>
              <b>{user?.name ?? '\u00A0'}</b>
              <span>{user?.email ?? '\u00A0'}</span>
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
            <LogoutLink className={styles.item} onPress={logOutFromHere} />
          </div>
        </details>
      )}
    </div>
  )
}
