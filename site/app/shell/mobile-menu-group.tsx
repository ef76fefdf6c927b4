import { Link } from 'react-router'
import { Icon } from '../ui/icon.tsx'
import styles from './mobile-menu.module.css'

interface MobileMenuGroupProps {
  label: string
  links: { to: string; label: string }[]
}

/** A line of the menu that unfolds into others; one of them is open at a time. */
export function MobileMenuGroup({ label, links }: MobileMenuGroupProps) {
  if (links.length === 0) return null
  return (
    <li>
      <details name="mobile-menu">
        <summary className={styles.link}>
          {label}
          <Icon name="chevronDown" />
        </summary>
        <ul className={styles.sub}>
          {links.map((link) => (
            <li key={link.to}>
              <Link to={link.to} className={styles.link}>
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}
