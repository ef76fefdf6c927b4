import type { InboxOrder } from '@rapport/staff-contract/inbox/inbox'
import { orderStatusNames } from '@rapport/staff-contract/inbox/order-transitions'
import { Panel } from '../../ui/panel/panel.tsx'
import { formatMoment } from '../../ui/text/format-moment.ts'
import { MESSENGER_NAMES } from './messengers.ts'
import styles from './order-history.module.css'

export function OrderHistory({ order }: { order: InboxOrder }) {
  const events = listEvents(order)
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

const BY = { customer: 'клиент', staff: 'сотрудник', system: 'сайт' } as const

const OUTCOMES = {
  reached: 'Дозвонились',
  missed: 'Не\u00A0дозвонились',
  later: 'Просит позвонить позже',
} as const

function listEvents({ placedAt, statusChanges, calls, contacts }: InboxOrder) {
  const events = [
    { at: placedAt, text: 'Заявка пришла', author: undefined },
    ...statusChanges.map(({ at, status, by, author, reason }) => ({
      at,
      text: reason ? `${orderStatusNames[status]}: ${reason}` : orderStatusNames[status],
      author: author?.name ?? BY[by],
    })),
    ...calls.map(({ at, outcome, author, callAt }) => ({
      at,
      text: callAt ? `Просит позвонить: ${formatMoment(callAt)}` : OUTCOMES[outcome],
      author: author?.name,
    })),
    ...contacts.map(({ at, messenger, author }) => ({
      at,
      text: `Написали в\u00A0${MESSENGER_NAMES[messenger]}`,
      author: author?.name,
    })),
  ]
  return events.sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
}
