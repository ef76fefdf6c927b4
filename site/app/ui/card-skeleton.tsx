import styles from './card.module.css'
import { Skeleton } from './skeleton.tsx'

/** Keeps the place of a card that is on its way, to the pixel: nothing moves when it comes. */
export function CardSkeleton() {
  return (
    <div className={styles.card}>
      <div className={styles.frame}>
        <Skeleton height="100%" />
      </div>
      <div className={styles.words}>
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
