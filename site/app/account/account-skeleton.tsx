import { LoadingBlock } from '../ui/skeleton/loading-block.tsx'
import { Skeleton } from '../ui/skeleton/skeleton.tsx'
import styles from './account.module.css'

/** Keeps the place of a tab until it is known whose it is. */
export function AccountSkeleton() {
  return (
    <LoadingBlock label="Открываем кабинет…">
      <div className={styles.skeleton}>
        <Skeleton width="40%" height="32px" />
        <Skeleton height="48px" />
        <Skeleton height="48px" />
        <Skeleton height="48px" />
      </div>
    </LoadingBlock>
  )
}
