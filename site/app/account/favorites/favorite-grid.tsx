import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { classNames } from '../../ui/text/class-names.ts'
import { LoadFailure } from '../load-failure.tsx'
import type { ListParts } from '../use-list-parts.ts'
import { Favorite, type FavoriteSubject } from './favorite.tsx'
import styles from './favorites.module.css'

interface FavoriteGridProps<Entry> extends ListParts<Entry> {
  entries: Entry[]
  subject: FavoriteSubject
  heading: string
  /** Landscape cards, one per row on phones. */
  isWide?: boolean
  getName: (entry: Entry) => string
  card: (entry: Entry) => ReactNode
}

/** Favourites of one kind. Renders nothing without entries. */
export function FavoriteGrid<Entry extends { id: number }>(props: FavoriteGridProps<Entry>) {
  const { entries, hasMore, state, loadMore, subject, heading, isWide, getName, card } = props
  const grid = useRef<HTMLUListElement>(null)
  const focusFrom = useRef<number>(undefined)
  // After loading more, focus moves to the first new entry.
  useEffect(() => {
    const from = focusFrom.current
    if (from === undefined || entries.length <= from) return
    focusFrom.current = undefined
    grid.current?.children[from]?.querySelector('a')?.focus()
  }, [entries.length])
  if (entries.length === 0 && !hasMore) return null
  const more = () => {
    if (state === 'loading') return
    focusFrom.current = entries.length
    void loadMore()
  }
  return (
    <section aria-labelledby={`favorites-${subject}`} className={styles.section}>
      <h3 id={`favorites-${subject}`}>{heading}</h3>
      <ul ref={grid} className={classNames(styles.grid, isWide && styles.wide)}>
        {entries.map((entry) => (
          <Favorite key={entry.id} subject={subject} id={entry.id} name={getName(entry)}>
            {card(entry)}
          </Favorite>
        ))}
      </ul>
      {state === 'failed' && <LoadFailure text="Не&nbsp;получилось загрузить ещё." retry={more} />}
      {hasMore && state !== 'failed' && (
        <Button variant="outline" aria-disabled={state === 'loading'} onClick={more} className={styles.more}>
          {state === 'loading' ? 'Загружаем…' : 'Показать ещё'}
        </Button>
      )}
    </section>
  )
}
