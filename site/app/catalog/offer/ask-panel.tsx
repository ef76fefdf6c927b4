import type { ReactNode } from 'react'
import type { ItemView } from '../item/item-view.ts'
import { type LinkedOperation, OperationCalculatorLinks, OrderCall } from '../item/order-call.tsx'
import { OrderFacts } from '../item/order-facts.tsx'
import { ProductActions } from '../item/product-head.tsx'
import styles from './panel.module.css'

interface AskPanelProps {
  item: ItemView
  origin: string
  /** Work that the calculator adds to a product. */
  operations: LinkedOperation[]
  /** What the visitor should send. */
  children: ReactNode
}

/** Panel of an offer without a quantity: instructions and the order button. */
export function AskPanel({ item, origin, operations, children }: AskPanelProps) {
  return (
    <section aria-labelledby="count" className={styles.panel}>
      <div className={styles.main}>
        <h2 id="count" className={styles.heading}>
          Что прислать
        </h2>
        {children}
        <OrderCall />
        <OperationCalculatorLinks operations={operations} />
      </div>
      <div className={styles.side}>
        <OrderFacts leadTimeDays={item.leadTimeDays} />
        <ProductActions item={item} origin={origin} />
      </div>
    </section>
  )
}
