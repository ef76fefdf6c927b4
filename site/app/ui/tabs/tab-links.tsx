import { NavLink } from 'react-router'
import styles from './tabs.module.css'

interface TabLinksProps {
  label: string
  links: readonly { to: string; label: string }[]
}

/** Tabs that are pages of their own, and current on the pages below them, too. */
export function TabLinks({ label, links }: TabLinksProps) {
  return (
    <nav aria-label={label} className={styles.list}>
      {links.map((link) => (
        <NavLink key={link.to} to={link.to} className={() => styles.tab}>
          {link.label}
        </NavLink>
      ))}
    </nav>
  )
}
