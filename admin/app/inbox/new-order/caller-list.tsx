import type { Caller } from '@rapport/staff-contract/inbox/staff-order'
import { Link } from 'react-router'
import { Button } from '../../ui/button/button.tsx'
import { formatMoment } from '../../ui/text/format-moment.ts'
import { OrderStatusBadge } from '../order-status-badge.tsx'
import styles from './new-order.module.css'

interface CallerListProps {
  callers: readonly Caller[] | undefined
  /** Fills the form with a customer; undefined if it is filled already. */
  onChoose: ((caller: Caller) => void) | undefined
}

/** Customers with the typed phone and their newest orders. */
export const CallerList = ({ callers, onChoose }: CallerListProps) => (
  <div role="status" className={styles.callers}>
    {callers?.length === 0 && (
      <p className={styles.soft}>Новый клиент: с&nbsp;этого телефона ещё не&nbsp;было заявок.</p>
    )}
    {callers?.map((caller) => (
      <div key={caller.id} className={styles.caller}>
        <p>
          <b>{caller.name || caller.email || 'Без имени'}</b>
          {caller.company && `, ${caller.company}`}
          <span className={styles.soft}>
            {[caller.email, `заявок: ${caller.orderCount}`].filter(Boolean).join(', ')}
          </span>
        </p>
        {onChoose && (
          <Button variant="secondary" onPress={() => onChoose(caller)}>
            Это он
          </Button>
        )}
        <ul aria-label="Последние заявки" className={styles.orders}>
          {caller.orders.map(({ id, number, placedAt, status, summary }) => (
            <li key={id}>
              <Link to={`/orders/${id}/`} target="_blank">
                {number}
              </Link>{' '}
              <OrderStatusBadge status={status} />
              <span className={styles.soft}>
                {formatMoment(placedAt)}
                {summary && `. ${summary}`}
              </span>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </div>
)
