import type { CatalogItem } from '@rapport/contract/catalog'
import styles from './properties.module.css'

/** Short facts of an item. */
export function Properties({ properties }: { properties: CatalogItem['properties'] }) {
  return (
    <dl className={styles.list}>
      {properties.map(({ name, value }) => (
        <div key={name} className={styles.row}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
