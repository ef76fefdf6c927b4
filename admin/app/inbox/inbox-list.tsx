import { formatPhone } from '@rapport/contract/fields/format-phone'
import type { InboxOrderPreview } from '@rapport/contract/inbox/inbox'
import { Link } from 'react-router'
import { formatMoment } from '../ui/text/format-moment.ts'
import { CallDeadline } from './call-deadline.tsx'
import styles from './inbox-list.module.css'
import { OrderStatusBadge } from './order-status-badge.tsx'

interface InboxListProps {
  orders: InboxOrderPreview[]
  /** Whether they were searched for: then each says where it is. */
  isFound?: boolean
  isCompact?: boolean
}

/** Orders one below the other: whom to call, until when, and what about. */
export function InboxList({ orders, isFound = false, isCompact = false }: InboxListProps) {
  return (
    <ul aria-label="Заявки" className={isCompact ? styles.compactList : styles.list}>
      {orders.map((order) => (
        <li key={order.id} className={styles.order}>
          <div className={styles.head}>
            <Link to={`/orders/${order.id}/`} className={styles.name}>
              {order.name || 'Без имени'}
            </Link>
            <span className={styles.number}>
              {order.number}, {formatMoment(order.placedAt)}
            </span>
          </div>
          <p className={styles.summary}>{order.summary || 'Без комментария'}</p>
          <div className={styles.facts}>
            <OrderStatusBadge status={order.status} />
            <CallDeadline {...order} />
            {isFound && <span>{placeOf(order)}</span>}
            {order.missedCalls > 0 && <span>не дозвонились: {order.missedCalls}</span>}
            {order.city && <span>{order.city}</span>}
            {order.fileCount > 0 && <span>файлов: {order.fileCount}</span>}
            <span>{order.assignee ? order.assignee.name : 'никто не взял'}</span>
          </div>
          {order.phone && (
            <a href={`tel:${order.phone}`} className={styles.call}>
              {formatPhone(order.phone)}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

const ARCHIVED = new Set<string>(['done', 'refused'])

function placeOf({ callBy, status }: InboxOrderPreview): string {
  if (callBy !== null) return 'в\u00A0очереди на\u00A0звонок'
  return ARCHIVED.has(status) ? 'в\u00A0архиве' : 'в\u00A0работе'
}
