import type { SiteProperties } from '@rapport/contract/site'
import { Link } from 'react-router'
import markUrl from '../ui/ribbons/mark.svg'
import styles from './wordmark.module.css'

/** The name of the factory, or its logo, leading home. */
export function Wordmark({ properties: { name, logo } }: { properties: SiteProperties }) {
  return (
    <Link to="/" className={styles.wordmark}>
      {logo ? (
        <img src={logo} alt={name} className={styles.logo} height="40" />
      ) : (
        <>
          <img src={markUrl} alt="" width="30" height="30" className={styles.mark} />
          <span className={styles.name}>{name}</span>
        </>
      )}
    </Link>
  )
}
