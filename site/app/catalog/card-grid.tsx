import type { CSSProperties, ReactNode } from 'react'
import styles from './card-grid.module.css'
import { type CardView, CatalogCard } from './catalog-card.tsx'

interface CardGridProps {
  items: CardView[]
  /** Fills what the last row leaves, or a row of its own where it leaves nothing. */
  last?: ReactNode
  /** Whether phones show them in one row that scrolls: a few cards beside the matter of the page. */
  isRow?: boolean
}

/** Groups and products in rows. */
export function CardGrid({ items, last, isRow = false }: CardGridProps) {
  // Where nothing has a price, as among prints, none of them need say so.
  const hasPrices = items.some(({ isGroup, priceFrom }) => isGroup || priceFrom !== null)
  return (
    <ul
      className={styles.grid}
      data-row={isRow || undefined}
      data-count={last ? undefined : items.length}
      style={{ '--count': items.length } as CSSProperties}
    >
      {items.map((item) => (
        <li key={item.id}>
          <CatalogCard item={item} hasPrice={hasPrices} />
        </li>
      ))}
      {last && <li className={styles.last}>{last}</li>}
    </ul>
  )
}
