import { CheaperTierHint, PriceByQuantity } from '../../prices/price-by-quantity.tsx'
import { PriceChoice } from '../../prices/price-choice.tsx'
import { QuantityTierTable } from '../../prices/quantity-tier-table.tsx'
import { HeadPrice } from '../item/head-price.tsx'
import type { ItemPrice } from '../item/item-price.ts'
import type { ItemView } from '../item/item-view.ts'
import { CalculatorLink, OrderCall } from '../item/order-call.tsx'
import { OrderFacts } from '../item/order-facts.tsx'
import { ProductActions } from '../item/product-head.tsx'
import styles from './panel.module.css'

interface PricePanelProps {
  item: ItemView
  origin: string
  price: ItemPrice
}

/** Choice of variant, material and quantity with the price, beside all price tiers. */
export function PricePanel({ item, origin, price }: PricePanelProps) {
  const { texts } = price
  return (
    <section aria-labelledby="count" className={styles.panel}>
      <div className={styles.main}>
        <h2 id="count" className={styles.heading}>
          Посчитайте
        </h2>
        {item.prices.length > 0 && <PriceChoice {...price.choice} />}
        <PriceByQuantity {...price.field} />
        <HeadPrice item={item} texts={texts} />
        <OrderCall texts={texts} />
        <CalculatorLink slug={item.slug} />
        {price.hint && <CheaperTierHint {...price.hint} />}
      </div>
      <div className={styles.side}>
        <QuantityTierTable {...price.tiers} />
        <OrderFacts leadTimeDays={item.leadTimeDays} />
        <ProductActions item={item} origin={origin} />
      </div>
    </section>
  )
}
