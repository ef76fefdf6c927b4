import { formatMoney } from '../ui/money.ts'
import { ORDER_FORM_ID } from '../ui/order-form-place.ts'
import { OrderLink } from '../ui/order-link.tsx'
import { Gallery } from './gallery.tsx'
import { leadTimeText } from './lead-time.ts'
import { PriceByQuantity } from './price-by-quantity.tsx'
import styles from './product-head.module.css'
import { Properties } from './properties.tsx'
import type { ShownItem } from './shown-item.ts'

/** What it is, what it looks like, what it costs, and the one button. */
export function ProductHead({ item }: { item: ShownItem }) {
  const pictures = [...new Set([item.logo, ...item.gallery].flatMap((picture) => picture ?? []))]
  return (
    <div className={styles.head}>
      <Gallery name={item.name} pictures={pictures} alts={item.alts} />
      <div className={styles.words}>
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
        <div className={styles.call}>
          <OrderLink />
          {item.leadTimeDays !== null && (
            <p className={styles.lead}>
              <span>Срок изготовления</span>
              {leadTimeText(item.leadTimeDays)}
            </p>
          )}
        </div>
      </div>
      {item.properties.length > 0 && (
        <div className={styles.facts}>
          <Properties properties={item.properties} />
        </div>
      )}
    </div>
  )
}
