import { type CardView, CatalogCard } from '../catalog-card.tsx'
import styles from './subgroups.module.css'

/** The groups below one: a strip to swipe on a phone, so that the products are not far below. */
export function Subgroups({ groups }: { groups: CardView[] }) {
  return (
    <ul className={styles.groups} data-count={groups.length}>
      {groups.map((group) => (
        <li key={group.id}>
          <CatalogCard item={group} />
        </li>
      ))}
    </ul>
  )
}
