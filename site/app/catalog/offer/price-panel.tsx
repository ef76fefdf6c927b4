import { CheaperTierHint, PriceByQuantity } from '../../prices/price-by-quantity.tsx'
import { PriceChoice } from '../../prices/price-choice.tsx'
import { QuantityTierTable } from '../../prices/quantity-tier-table.tsx'
import { ORDER_FORM_ID } from '../../ui/order-link/order-form-anchor.ts'
import { HeadPrice } from '../item/head-price.tsx'
import type { ItemView } from '../item/item-view.ts'
import { OrderCall } from '../item/order-call.tsx'
import { OrderFacts } from '../item/order-facts.tsx'
import { ProductActions } from '../item/product-head.tsx'
import type { ItemPrice } from '../item/use-item-price.ts'
import styles from './panel.module.css'

interface PricePanelProps {
  item: ItemView
  origin: string
  itemPrice: Pick<ItemPrice, 'price' | 'commonPrice' | 'tierProps' | 'choice' | 'call'>
}

/** Choice of variant, material and quantity with the price, beside all price tiers. */
export function PricePanel({ item, origin, itemPrice }: PricePanelProps) {
  const { price, commonPrice, tierProps, choice, call } = itemPrice
  return (
    <section aria-labelledby="count" className={styles.panel}>
      <div className={styles.main}>
        <h2 id="count" className={styles.heading}>
          Посчитайте
        </h2>
        {item.prices.length > 0 && <PriceChoice {...choice} />}
        <PriceByQuantity {...tierProps} formId={ORDER_FORM_ID} />
        <HeadPrice item={item} price={price?.price} commonPrice={commonPrice} />
        <OrderCall {...call} />
        {tierProps.tiers.length > 1 && <CheaperTierHint {...tierProps} />}
      </div>
      <div className={styles.side}>
        <QuantityTierTable {...tierProps} />
        <OrderFacts leadTimeDays={item.leadTimeDays} />
        <ProductActions item={item} origin={origin} />
      </div>
    </section>
  )
}
