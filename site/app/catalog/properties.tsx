import styles from './properties.module.css'
import type { ShownItem } from './shown-item.ts'

/** Short facts of an item. */
export function Properties({ properties }: { properties: ShownItem['properties'] }) {
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
