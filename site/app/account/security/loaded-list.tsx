import type { ReactNode } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { LoadingBlock } from '../../ui/skeleton/loading-block.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import styles from './security.module.css'

interface LoadedListProps {
  label: string
  /** Undefined while loading. */
  rows: ReactNode[] | undefined
  failed: boolean | undefined
  reload: () => void
  /** Message of an empty list. */
  empty: string
  /** Expected height in px. */
  place: number
}

/** List that is loaded: rows, placeholder or error message. */
export function LoadedList({ label, rows, failed, reload, empty, place }: LoadedListProps) {
  if (failed)
    return (
      <div role="alert" className={styles.failed}>
        <p>Не&nbsp;удалось загрузить. Проверьте интернет и&nbsp;попробуйте ещё раз.</p>
        <Button variant="outline" compact onClick={reload}>
          Повторить
        </Button>
      </div>
    )
  if (!rows)
    return (
      <LoadingBlock label={`${label}: загружаем…`}>
        <Skeleton height={`${place}px`} />
      </LoadingBlock>
    )
  if (rows.length === 0) return <p className={styles.empty}>{empty}</p>
  return (
    <ul aria-label={label} className={styles.list}>
      {rows}
    </ul>
  )
}
