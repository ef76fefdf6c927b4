import type { InboxOrder } from '@rapport/contract/inbox/inbox'
import { orderStatusNames } from '@rapport/contract/inbox/order-steps'
import { Panel } from '../../ui/panel/panel.tsx'
import { formatMoment } from '../../ui/text/format-moment.ts'
import styles from './order-history.module.css'

/** What became of an order, the last first. */
export function OrderHistory({ order }: { order: InboxOrder }) {
  const events = eventsOf(order)
  return (
    <Panel heading="Что было">
      <ol className={styles.events}>
        {events.map(({ at, text, author }) => (
          <li key={`${at} ${text}`}>
            <span>{text}</span>
            <span className={styles.when}>
              {formatMoment(at)}
              {author && `, ${author}`}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

const BY = { customer: 'покупатель', staff: 'сотрудник', system: 'сайт' } as const

function eventsOf({ placedAt, statusChanges, calls }: InboxOrder) {
  const events = [
    { at: placedAt, text: 'Заявка пришла', author: undefined },
    ...statusChanges.map(({ at, status, by, author, reason }) => ({
      at,
      text: reason ? `${orderStatusNames[status]}: ${reason}` : orderStatusNames[status],
      author: author?.name ?? BY[by],
    })),
    ...calls.map(({ at, outcome, author }) => ({
      at,
      text: outcome === 'reached' ? 'Дозвонились' : 'Не\u00A0дозвонились',
      author: author?.name,
    })),
  ]
  return events.sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
}
