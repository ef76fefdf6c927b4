import type { PriceTexts } from '../../prices/price-texts.ts'
import { Filled } from '../../ui/element/filled.tsx'
import { OrderLink } from '../../ui/order-link/order-link.tsx'
import styles from './order-call.module.css'

/** Order button of the page. On phones a bar shows it after it has scrolled away, until the form is visible. */
export const OrderCall = ({ texts }: { texts?: PriceTexts }) => (
  <order-call className={styles.call}>
    <OrderLink detail={texts && { text: texts.detail }} className={styles.button} />
    <div className={styles.bar} data-bar="" hidden>
      {texts && <Filled name="knownPrice" text={texts.knownPrice} className={styles.price} />}
      <OrderLink compact className={styles.button} />
    </div>
  </order-call>
)
