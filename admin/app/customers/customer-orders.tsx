import type { Customer } from '@rapport/staff-contract/customers/customers'
import { Link } from 'react-router'
import { OrderStatusBadge } from '../inbox/order-status-badge.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { formatMoment } from '../ui/text/format-moment.ts'
import styles from './customers.module.css'

/** Orders of an account, and orders placed with its e-mail; newest first. */
export const CustomerOrders = ({ orders }: Pick<Customer, 'orders'>) => (
  <Panel heading="Заявки">
    {orders.length === 0 && <p className={styles.soft}>Заявок нет.</p>}
    <ul className={styles.list}>
      {orders.map(({ id, number, placedAt, status, summary }) => (
        <li key={id} className={styles.row}>
          <div>
            <Link to={`/orders/${id}/`} className={styles.name}>
              {number}
            </Link>
            <p className={styles.soft}>
              {formatMoment(placedAt)}
              {summary && `. ${summary}`}
            </p>
          </div>
          <OrderStatusBadge status={status} />
        </li>
      ))}
    </ul>
  </Panel>
)
