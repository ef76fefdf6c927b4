import type { OrderLine } from '@rapport/contract/orders/order-line'
import { orderLineFacts } from '@rapport/contract/orders/order-line-text'
import { Fragment } from 'react'
import styles from './user-order.module.css'

/** The product that an order is for, as it was priced when it came. */
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
