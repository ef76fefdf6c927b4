import type { OrderLine } from '@rapport/contract/orders/order-line'
import { orderLinesFacts } from '@rapport/contract/orders/order-line-text'
import { Fragment } from 'react'
import styles from './user-order.module.css'

/** Products of an order with their prices at that time. */
export const OrderLinesFacts = ({ lines }: { lines: readonly OrderLine[] }) => (
  <dl className={styles.facts}>
    {orderLinesFacts(lines).map(({ term, value }) => (
      <Fragment key={term}>
        <dt>{term}</dt>
        <dd>{value}</dd>
      </Fragment>
    ))}
  </dl>
)
