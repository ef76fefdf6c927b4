import { GroupHead } from '../group/group-head.tsx'
import type { ItemView } from '../item/item-view.ts'
import styles from './offer-head.module.css'

/** The name in its banner, and the facts in a row. */
export function OfferHead({ item }: { item: ItemView }) {
  return (
    <>
      <div className={styles.banner}>
        <GroupHead item={item} />
      </div>
      {item.properties.length > 0 && (
        <dl className={styles.facts}>
          {item.properties.map(({ name, value }) => (
            <div key={name} className={styles.fact}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
