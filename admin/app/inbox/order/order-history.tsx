import { orderOriginNames } from '@rapport/contract/orders/order-origin'
import type { InboxOrder } from '@rapport/staff-contract/inbox/inbox'
import { orderStatusNames } from '@rapport/staff-contract/inbox/order-transitions'
import type { OfferEvent } from '@rapport/staff-contract/offers/offer'
import type { ProofEvent } from '@rapport/staff-contract/proofs/proof'
import { PROOF_EVENT_NAMES } from '../../proofs/proof-event-names.ts'
import { Panel } from '../../ui/panel/panel.tsx'
import { formatMoment } from '../../ui/text/format-moment.ts'
import { MESSENGER_NAMES } from './messengers.ts'
import styles from './order-history.module.css'

export function OrderHistory({ order }: { order: InboxOrder }) {
  const events = listEvents(order)
  return (
    <Panel heading="Что было">
      <ol className={styles.events}>
        {events.map(({ at, text, author }, index) => (
          // Two equal events may have the same moment.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          <li key={index}>
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

const OFFER_EVENTS: Record<OfferEvent['kind'], string> = {
  sent: 'отправлено клиенту',
  opened: 'открыто клиентом',
  accepted: 'принято',
  declined: 'отклонено',
  asked: 'вопрос клиента',
  'prices-requested': 'клиент просит новые цены',
  'requisites-requested': 'запрошены реквизиты',
  'requisites-given': 'клиент указал реквизиты',
  reminded: 'клиенту напомнили',
}

function describeOffer({ kind, number, text, count }: OfferEvent): string {
  const what = `${number} ${OFFER_EVENTS[kind]}${count > 1 ? `, раз:\u00A0${count}` : ''}`
  return text ? `${what}: ${text}` : what
}

const describeProof = ({ kind, version, text, count }: ProofEvent): string =>
  [
    `Макет: ${PROOF_EVENT_NAMES[kind].toLowerCase()}`,
    version > 0 && `, версия\u00A0${version}`,
    count > 1 && `, раз:\u00A0${count}`,
    text && `: ${text}`,
  ]
    .filter(Boolean)
    .join('')

/** Events that the customer causes. */
const BY_CUSTOMER: readonly ProofEvent['kind'][] = ['opened', 'commented', 'approved', 'changes-requested']

/** How the order came: sent by the customer, or written down by staff. */
const arrival = ({ origin }: InboxOrder): string =>
  origin === 'site'
    ? 'Заявка пришла'
    : `Заявка принята сотрудником, источник:\u00A0${orderOriginNames[origin]}`

function listEvents(order: InboxOrder) {
  const { placedAt, takenBy, statusChanges, calls, contacts, offerEvents, proofEvents } = order
  const events = [
    { at: placedAt, text: arrival(order), author: takenBy?.name },
    ...statusChanges.map(({ at, status, by, author, reason, event }) => ({
      at,
      text: reason ? `${orderStatusNames[status]}: ${reason}` : orderStatusNames[status],
      author: event ? 'по\u00A0правилу' : (author?.name ?? BY[by]),
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
    ...offerEvents.map((event) => ({
      at: event.at,
      text: describeOffer(event),
      author: event.author?.name ?? (event.kind === 'reminded' ? BY.system : BY.customer),
    })),
    ...proofEvents.map((event) => ({
      at: event.at,
      text: describeProof(event),
      author: event.author?.name ?? (BY_CUSTOMER.includes(event.kind) ? BY.customer : BY.system),
    })),
  ]
  return events.sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
}
