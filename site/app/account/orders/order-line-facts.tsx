import type { OrderLine } from '@rapport/contract/orders/order-line'
import { orderLineFacts } from '@rapport/contract/orders/order-line-text'
import { Fragment } from 'react'
import styles from './user-order.module.css'

/** Product of an order with its price at that time. */
export const OrderLineFacts = ({ line }: { line: OrderLine }) => (
  <dl className={styles.facts}>
    {orderLineFacts(line).map(({ term, value }) => (
      <Fragment key={term}>
        <dt>{term}</dt>
        <dd>{value}</dd>
      </Fragment>
    ))}
  </dl>
)
