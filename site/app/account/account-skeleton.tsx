import { LoadingBlock } from '../ui/skeleton/loading-block.tsx'
import { Skeleton } from '../ui/skeleton/skeleton.tsx'
import styles from './account.module.css'

/** Placeholder of a page until the user is loaded. */
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
