import { Skeleton } from '../skeleton/skeleton.tsx'
import styles from './card.module.css'

/** Placeholder with the exact size of a card, to avoid layout shift. */
export function CardSkeleton() {
  return (
    <div className={styles.card}>
      <div className={styles.frame}>
        <Skeleton height="100%" />
      </div>
      <div className={styles.body}>
        <div className={styles.name}>
          <Skeleton width="80%" height="1lh" />
        </div>
        <div className={styles.line}>
          <Skeleton width="40%" height="1lh" />
        </div>
      </div>
    </div>
  )
}
