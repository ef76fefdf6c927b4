import { ORDER_FORM_ID } from '../../ui/order-link/order-form-anchor.ts'
import { OrderLink } from '../../ui/order-link/order-link.tsx'
import { formatMoney } from '../../ui/text/money.ts'
import { Gallery } from './gallery.tsx'
import type { ItemView } from './item-view.ts'
import { leadTimeText } from './lead-time.ts'
import { PriceByQuantity } from './price-by-quantity.tsx'
import styles from './product-head.module.css'

/** What it is, what it looks like, what it costs, and the one button. */
export function ProductHead({ item }: { item: ItemView }) {
  const pictures = [
    ...new Map(
      [item.logo, ...item.gallery].flatMap((picture) => (picture ? [[picture.src, picture]] : [])),
    ).values(),
  ]
  return (
    <div className={styles.head}>
      <Gallery name={item.name} pictures={pictures} />
      <div className={styles.summaryColumn}>
        <h1 className={styles.name}>{item.name}</h1>
        <p className={styles.price}>
          {item.priceFrom === null ? (
            'Цена по запросу'
          ) : (
            <>
              от&nbsp;{formatMoney(item.priceFrom)} <small>/&nbsp;{item.unit}</small>
            </>
          )}
        </p>
        <p className={styles.summary}>{item.summary}</p>
        <PriceByQuantity key={item.id} tiers={item.priceTiers} unit={item.unit} formId={ORDER_FORM_ID} />
        <div className={styles.order}>
          <OrderLink />
          {item.leadTimeDays !== null && (
            <p className={styles.leadTime}>
              <span>Срок изготовления</span>
              {leadTimeText(item.leadTimeDays)}
            </p>
          )}
        </div>
      </div>
      {item.properties.length > 0 && (
        <dl className={styles.properties}>
          {item.properties.map(({ name, value }) => (
            <div key={name} className={styles.property}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
