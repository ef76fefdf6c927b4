import type { SiteProperties } from '@rapport/contract/site'
import { Link } from 'react-router'
import { Mark } from '../ui/mark.tsx'
import styles from './wordmark.module.css'

/** The name of the factory, or its logo, leading home. */
export function Wordmark({ properties: { name, logo } }: { properties: SiteProperties }) {
  return (
    <Link to="/" className={styles.wordmark}>
      {logo ? (
        <img src={logo} alt={name} className={styles.logo} height="40" />
      ) : (
        <>
          <Mark className={styles.mark} />
          <span className={styles.name}>{name}</span>
        </>
      )}
    </Link>
  )
}
