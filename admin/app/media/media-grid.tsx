import type { MediaAsset } from '@rapport/staff-contract/media/media-library'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { failureText } from '../api/admin-error.ts'
import { ListParts } from '../ui/list-parts/list-parts.tsx'
import { LoadFailure } from '../ui/load-failure/load-failure.tsx'
import { Skeleton } from '../ui/skeleton/skeleton.tsx'
import styles from './media-grid.module.css'
import { type MediaSelection, mediaListQuery } from './media-queries.ts'

interface MediaGridProps {
  selection: MediaSelection
  /** Renders the link or button of a picture, with the given class. */
  children: (asset: MediaAsset, className: string | undefined) => ReactNode
}

/** Pictures of a selection, newest first, page by page. */
export function MediaGrid({ selection, children }: MediaGridProps) {
  const options = mediaListQuery(selection)
  const query = useInfiniteQuery(options)
  const { data, error, refetch } = query
  const assets = data?.pages.flatMap((page) => page.assets)
  if (!assets)
    return error ? (
      <LoadFailure message={failureText(error)} onRetry={() => void refetch()} />
    ) : (
      <Skeleton lines={6} />
    )
  if (assets.length === 0) return <p className={styles.empty}>{emptyText(selection)}</p>
  return (
    <ListParts query={query} queryKey={options.queryKey}>
      <ul className={styles.grid}>
        {assets.map((asset) => (
          <li key={asset.id}>{children(asset, styles.tile)}</li>
        ))}
      </ul>
    </ListParts>
  )
}

const emptyText = ({ search, folder, filter }: MediaSelection) =>
  search || folder || filter
    ? 'Таких картинок нет. Измените поиск или снимите отбор.'
    : 'Здесь будут картинки сайта. Бросьте сюда файлы или нажмите «Загрузить».'
