import type { ReactNode } from 'react'
import type { MenuItem } from '../../content/site-menu.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import styles from './main-menu.module.css'
import { MenuLink } from './menu-link.tsx'

interface NavMenuItemProps {
  item: MenuItem
  /** Panel as wide as the page; a level of the drawer. */
  wide?: boolean
  children: ReactNode
}

/** Menu link with a panel below. The panel opens by its button, by hover, and by the first tap on the link. */
export const NavMenuItem = ({ item, wide, children }: NavMenuItemProps) => (
  <menu-disclosure className={wide ? styles.wide : styles.line}>
    <MenuLink item={item} className={styles.link} />
    <details data-level={wide}>
      <summary>
        {wide && (
          <span className={styles.level}>
            <small>Назад</small>
            {item.name}
          </span>
        )}
        <span className={styles.sign}>
          <VisuallyHidden>{`Раздел «${item.name}»`}</VisuallyHidden>
          <Icon name="chevronDown" size={18} />
        </span>
      </summary>
      <div className={wide ? styles.widePanel : styles.panel}>{children}</div>
    </details>
  </menu-disclosure>
)
