import type { InboxOrder } from '@rapport/staff-contract/inbox/inbox'
import { Link } from 'react-router'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Panel } from '../../../ui/panel/panel.tsx'
import { formatMoment } from '../../../ui/text/format-moment.ts'
import { OrderStatusBadge } from '../../order-status-badge.tsx'
import { CloseDuplicates } from './close-duplicates.tsx'
import styles from './related-orders.module.css'

export function RelatedOrders({ order, mayWrite }: { order: InboxOrder; mayWrite: boolean }) {
  return (
    <Panel heading="Другие заявки этого клиента">
      <ul className={styles.orders}>
        {order.related.map(({ id, number, placedAt, status, summary, isDuplicate }) => (
          <li key={id}>
            <p className={styles.head}>
              <Link to={`/orders/${id}/`}>{number}</Link>
              <OrderStatusBadge status={status} />
              {isDuplicate && <Badge kind="waiting">Похоже, повтор</Badge>}
            </p>
            <p className={styles.summary}>
              {formatMoment(placedAt)}
              {summary && `. ${summary}`}
            </p>
          </li>
        ))}
      </ul>
      {mayWrite && <CloseDuplicates order={order} />}
    </Panel>
  )
}
