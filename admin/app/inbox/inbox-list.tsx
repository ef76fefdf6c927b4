import { formatPhone } from '@rapport/contract/fields/format-phone'
import { orderOriginNames } from '@rapport/contract/orders/order-origin'
import type { InboxOrderPreview } from '@rapport/staff-contract/inbox/inbox'
import { useRef } from 'react'
import { Link } from 'react-router'
import { rowsBetween, type Selection, withSelected } from '../lists/selection.ts'
import { Badge } from '../ui/badge/badge.tsx'
import { Checkbox } from '../ui/checkbox/checkbox.tsx'
import { formatMoment } from '../ui/text/format-moment.ts'
import { CallDeadline } from './call-deadline.tsx'
import styles from './inbox-list.module.css'
import { OrderStatusBadge } from './order-status-badge.tsx'
import { StatusDue } from './production/status-due.tsx'

interface InboxListProps {
  orders: InboxOrderPreview[]
  /** Search results: each order shows which list it is in. */
  isSearchResult?: boolean
  isCompact?: boolean
  selection: Selection<InboxOrderPreview> | undefined
  onSelect: (selection: Selection<InboxOrderPreview>) => void
}

export function InboxList(props: InboxListProps) {
  const { orders, isSearchResult = false, isCompact = false, selection, onSelect } = props
  const choose = useRangeSelection(orders, selection, onSelect)
  return (
    <ul aria-label="Заявки" className={isCompact ? styles.compactList : styles.list}>
      {orders.map((order) => (
        <li key={order.id} className={styles.row}>
          {selection && (
            <Checkbox
              isLabelHidden
              label={`Выбрать: заявка ${order.number}`}
              isSelected={selection.has(order.id)}
              onPressStart={choose.onPressStart}
              onChange={(isSelected) => choose.onChange(order, isSelected)}
            />
          )}
          <Order order={order} isSearchResult={isSearchResult} />
        </li>
      ))}
    </ul>
  )
}

function Order({ order, isSearchResult }: { order: InboxOrderPreview; isSearchResult: boolean }) {
  return (
    <div className={styles.order}>
      <div className={styles.head}>
        <Link to={`/orders/${order.id}/`} className={styles.name}>
          {order.name || 'Без имени'}
        </Link>
        <span className={styles.number}>
          {order.number}
          <span className={styles.placed}>, {formatMoment(order.placedAt)}</span>
        </span>
      </div>
      <p className={styles.summary}>{order.summary || 'Без комментария'}</p>
      <div className={styles.facts}>
        <OrderStatusBadge status={order.status} />
        <CallDeadline {...order} isShort />
        {order.callBy === null && <StatusDue dueAt={order.dueAt} />}
        {order.stage && isInProduction(order) && <span>этап: {order.stage}</span>}
        {order.unanswered > 0 && <Badge kind="bad">Ждёт ответа</Badge>}
        {isSearchResult && <span>{formatQueue(order)}</span>}
        {order.missedCalls > 0 && <span>не дозвонились: {order.missedCalls}</span>}
        {order.origin !== 'site' && <span>{orderOriginNames[order.origin]}</span>}
        {order.city && <span className={styles.city}>{order.city}</span>}
        {order.fileCount > 0 && <span>файлов: {order.fileCount}</span>}
        <span className={styles.assignee}>{order.assignee ? order.assignee.name : 'никто не взял'}</span>
      </div>
      {order.phone && (
        <a href={`tel:${order.phone}`} className={styles.call}>
          {formatPhone(order.phone)}
        </a>
      )}
    </div>
  )
}

/** Selects a row; with Shift, the range from the last selected row. */
function useRangeSelection(
  orders: InboxOrderPreview[],
  selection: InboxListProps['selection'],
  onSelect: InboxListProps['onSelect'],
) {
  const lastId = useRef<string>(undefined)
  const isRange = useRef(false)
  return {
    onPressStart: ({ shiftKey }: { shiftKey: boolean }) => {
      isRange.current = shiftKey
    },
    onChange: (order: InboxOrderPreview, isSelected: boolean) => {
      const rows = isRange.current ? rowsBetween(orders, lastId.current, order) : [order]
      lastId.current = order.id
      onSelect(withSelected(selection ?? new Map(), rows, isSelected))
    },
  }
}

const isInProduction = ({ status }: InboxOrderPreview): boolean =>
  status === 'paid' || status === 'in-production' || status === 'shipped'

const ARCHIVED = new Set<string>(['done', 'refused'])

function formatQueue({ callBy, status }: InboxOrderPreview): string {
  if (callBy !== null) return 'в\u00A0очереди на\u00A0звонок'
  return ARCHIVED.has(status) ? 'в\u00A0архиве' : 'в\u00A0работе'
}
