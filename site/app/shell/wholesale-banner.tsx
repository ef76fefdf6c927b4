import { Link } from 'react-router'
import { Icon } from '../ui/icon.tsx'
import styles from './wholesale-banner.module.css'

/** Calls shops and boutiques to their pages; see wholesale-banner-place.ts for where it stands. */
export function WholesaleBanner({ to }: { to: string }) {
  return (
    <aside aria-label="Для магазинов и бутиков" className={styles.banner}>
      <Link to={to} className={styles.link}>
        <span className={styles.claim}>Опт от&nbsp;1&nbsp;штуки</span>
        <span className={styles.words}>
          Магазинам и&nbsp;бутикам
          <span className={styles.wide}>: одежда, футболки и&nbsp;платья под вашей маркой</span>
        </span>
        <span className={styles.more}>
          <span className={styles.wide}>Условия опта</span>
          <Icon name="arrowRight" size={20} />
        </span>
      </Link>
    </aside>
  )
}
