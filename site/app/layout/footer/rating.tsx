import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import styles from './rating.module.css'

/** Rating badge; `tenths` 50 is «5,0», 0 is no rating. */
export function Rating({ tenths }: { tenths: number }) {
  if (tenths === 0) return null
  return (
    <p className={styles.rating}>
      <svg aria-hidden="true" viewBox="0 0 20 20" width="18" height="18" className={styles.star}>
        <path d="m10 1 2.7 5.8 6.3.8-4.6 4.4 1.2 6.3L10 15.2l-5.6 3.1 1.2-6.3L1 7.6l6.3-.8z" />
      </svg>
      <VisuallyHidden>Рейтинг </VisuallyHidden>
      {`${Math.trunc(tenths / 10)},${tenths % 10}`}
    </p>
  )
}
