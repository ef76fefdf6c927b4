import type { UserOrder } from '@rapport/contract/accounts/user-orders'
import { formatDate } from '../../../ui/text/date.ts'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx'
import styles from './order-step-list.module.css'
import { listOrderSteps, type OrderStep, STATUS_LABELS } from './status-labels.ts'

const STATE_WORDS: Record<OrderStep['state'], string> = {
  done: 'пройден',
  current: 'сейчас',
  ahead: 'впереди',
}

/** The four steps of an order with their dates and its status. */
export function OrderStepList({
  order,
}: {
  order: Pick<UserOrder, 'status' | 'placedAt' | 'statusChanges'>
}) {
  const closed = order.status === 'refused' ? order.statusChanges.at(-1) : undefined
  return (
    <section aria-label="Состояние заявки" className={styles.section}>
      <p className={styles.now}>
        {STATUS_LABELS[order.status]}
        {closed && (
          <span className={styles.reason}>
            {closed.reason || 'Отказ'}, <time dateTime={closed.at}>{formatDate(closed.at)}</time>
          </span>
        )}
      </p>
      <ol className={styles.steps}>
        {listOrderSteps(order).map(({ name, state, at }) => (
          <li
            key={name}
            aria-current={state === 'current' ? 'step' : undefined}
            data-state={state}
            className={styles.step}
          >
            <span className={styles.name}>
              {name}
              <VisuallyHidden>: {STATE_WORDS[state]}</VisuallyHidden>
            </span>
            {at && (
              <time dateTime={at} className={styles.date}>
                {formatDate(at)}
              </time>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
