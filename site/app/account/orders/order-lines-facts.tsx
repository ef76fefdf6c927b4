import { calculationFacts } from '@rapport/contract/calculation/stored/calculation-facts'
import type { OrderCalculation } from '@rapport/contract/calculation/stored/order-calculation'
import type { OrderLine } from '@rapport/contract/orders/order-line'
import { orderLinesFacts } from '@rapport/contract/orders/order-line-text'
import { Fragment } from 'react'
import styles from './user-order.module.css'

interface OrderLinesFactsProps {
  lines: readonly OrderLine[]
  /** The calculation that the order carries. */
  calculation: OrderCalculation | null
}

/** Products of an order with their prices at that time. */
export const OrderLinesFacts = ({ lines, calculation }: OrderLinesFactsProps) => (
  <dl className={styles.facts}>
    {[...orderLinesFacts(lines), ...(calculation ? calculationFacts(calculation) : [])].map(
      ({ term, value }) => (
        <Fragment key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </Fragment>
      ),
    )}
    {calculation && (
      <>
        <dt>Расчёт</dt>
        <dd>
          <a href={calculation.calculation.url}>Открыть расчёт</a>
        </dd>
      </>
    )}
  </dl>
)
