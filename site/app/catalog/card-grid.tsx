import type { CatalogCard as Card } from '@rapport/contract/catalog'
import styles from './card-grid.module.css'
import { CatalogCard } from './catalog-card.tsx'

/** Groups and products in rows. */
export function CardGrid({ items }: { items: Card[] }) {
  return (
    <ul className={styles.grid}>
      {items.map((item) => (
        <li key={item.id}>
          <CatalogCard item={item} />
        </li>
      ))}
    </ul>
  )
}
