import { calculationFacts } from '@rapport/contract/calculation/stored/calculation-facts'
import { formatPhone } from '@rapport/contract/fields/format-phone'
import { orderLinesFacts, orderLineText } from '@rapport/contract/orders/order-line-text'
import { orderOriginNames } from '@rapport/contract/orders/order-origin'
import type { InboxOrder } from '@rapport/staff-contract/inbox/inbox'
import { staffLinesFacts } from '@rapport/staff-contract/inbox/line-facts'
import { hasPermission } from '@rapport/staff-contract/staff/permissions'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link, useParams } from 'react-router'
import { changesPath } from '../../api/changes-path.ts'
import { useSession } from '../../api/session-context.ts'
import { OpenFailure } from '../../forms/open-failure.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { lazyPart } from '../../ui/lazy-part/lazy-part.ts'
import { Panel } from '../../ui/panel/panel.tsx'
import { ScreenHeader } from '../../ui/screen-header/screen-header.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { formatMoment } from '../../ui/text/format-moment.ts'
import { CallDeadline } from '../call-deadline.tsx'
import { inboxOrderQuery } from '../inbox-queries.ts'
import { OrderStatusBadge } from '../order-status-badge.tsx'
import { useWaitingWrites } from '../outbox/use-order-write.ts'
import { WaitingList } from '../outbox/waiting-list.tsx'
import { withWaiting } from '../outbox/with-waiting.ts'
import { OrderFiles } from './files/order-files.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderBar } from './order-bar.tsx'
import { OrderReminders } from './order-reminders.tsx'
import styles from './order-screen.module.css'

// The order is shown before the parts that few orders have.
const OrderOffers = lazyPart(async () => (await import('../../offers/order-offers.tsx')).OrderOffers)
const OrderInvoices = lazyPart(async () => (await import('../../invoices/order-invoices.tsx')).OrderInvoices)
const OrderProof = lazyPart(async () => (await import('../../proofs/order-proof.tsx')).OrderProof)
const OrderConversation = lazyPart(
  async () => (await import('../conversation/order-conversation.tsx')).OrderConversation,
)
const OrderProduction = lazyPart(
  async () => (await import('../production/order-production.tsx')).OrderProduction,
)
const RelatedOrders = lazyPart(async () => (await import('./related/related-orders.tsx')).RelatedOrders)
const OrderNotifications = lazyPart(
  async () => (await import('./order-notifications.tsx')).OrderNotifications,
)
const OrderHistory = lazyPart(async () => (await import('./order-history.tsx')).OrderHistory)

export function Component() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery(inboxOrderQuery(id))
  const { member } = useSession()
  const writes = useWaitingWrites(id)
  const [composer, setComposer] = useState(0)
  // The form of notes is rendered before its field gets the focus: a note is never typed into a message.
  const startNote = () => {
    flushSync(() => setComposer(0))
    document.querySelector<HTMLElement>('[name="text"]')?.focus()
  }
  if (error && !data)
    return (
      <OpenFailure error={error} missing="Такой заявки нет" refetch={refetch}>
        <Link to="/orders/">Все заявки</Link>
      </OpenFailure>
    )
  if (!data) return <Skeleton lines={8} />
  const order = withWaiting(data, writes, member)
  const mayWrite = hasPermission(member.role, 'orders.write')
  return (
    <>
      <ScreenHeader title={`Заявка ${order.number}`}>
        <OrderStatusBadge status={order.status} />
        <CallDeadline {...order} />
        {order.unanswered > 0 && <Badge kind="bad">Ждёт ответа</Badge>}
        <span>{formatMoment(order.placedAt)}</span>
        <Link to={changesPath('order', order.id)}>Что менялось</Link>
      </ScreenHeader>
      <p className={styles.gist}>
        <b>{order.name || 'Имя не\u00A0указано'}</b>
        <span>
          {[order.lines.map(orderLineText).join('; '), order.comment].filter(Boolean).join('. ') ||
            'Без комментария.'}
        </span>
      </p>
      <div className={styles.columns}>
        <div className={`${styles.column} ${styles.about}`}>
          <Panel heading="Клиент и&nbsp;заказ">
            <CustomerAndLine order={order} />
            <p className={styles.comment}>{order.comment || 'Без комментария.'}</p>
            <OrderFiles order={order} mayWrite={mayWrite} />
            <Source order={order} />
          </Panel>
          <div className={`${styles.column} ${styles.work}`}>
            <Suspense fallback={<Skeleton lines={3} />}>
              <OrderOffers orderId={id} />
              <OrderInvoices orderId={id} />
              <OrderProof orderId={id} />
              <OrderProduction orderId={id} status={order.status} />
            </Suspense>
          </div>
          <Suspense fallback={<Skeleton lines={3} />}>
            <OrderConversation
              order={order}
              mayWrite={mayWrite}
              composer={composer}
              onComposer={setComposer}
            />
          </Suspense>
        </div>
        <div className={`${styles.column} ${styles.doing}`}>
          <WaitingList orderId={id} />
          <OrderActions order={order} mayWrite={mayWrite} />
        </div>
        {order.related.length > 0 && (
          <div className={`${styles.column} ${styles.related}`}>
            <Suspense fallback={<Skeleton lines={3} />}>
              <RelatedOrders order={order} mayWrite={mayWrite} />
            </Suspense>
          </div>
        )}
        <div className={`${styles.column} ${styles.rest}`}>
          <OrderReminders order={order} mayWrite={mayWrite} />
          <Suspense fallback={<Skeleton lines={3} />}>
            <OrderNotifications order={order} mayWrite={mayWrite} />
            <OrderHistory order={order} />
          </Suspense>
        </div>
      </div>
      {mayWrite && <OrderBar order={order} onNote={startNote} />}
    </>
  )
}

const UTM_TERMS = [
  ['source', 'Источник'],
  ['medium', 'Канал'],
  ['campaign', 'Кампания'],
  ['content', 'Объявление'],
  ['term', 'Запрос'],
] as const

function CustomerAndLine({ order }: { order: InboxOrder }) {
  const { role } = useSession().member
  const { id, name, phone, email, city, customerLocation, customerId, isCatalog, lines, calculation } = order
  return (
    <Facts
      facts={[
        { term: 'Имя', value: name || 'Не указано' },
        { term: 'Телефон', value: phone && <a href={`tel:${phone}`}>{formatPhone(phone)}</a> },
        { term: 'Почта', value: email && <a href={`mailto:${email}`}>{email}</a> },
        { term: 'Город', value: formatLocation(city, customerLocation) },
        {
          term: 'Кабинет',
          value: !hasPermission(role, 'customers.read') ? (
            customerId === null ? (
              'Нет'
            ) : (
              'Есть'
            )
          ) : customerId !== null ? (
            <Link to={`/customers/${customerId}/`}>Карточка клиента</Link>
          ) : phone || email ? (
            <>
              Нет кабинета. <Link to={`/customers/guests/${id}/`}>Открыть карточку клиента</Link>
            </>
          ) : (
            'Нет'
          ),
        },
        { term: 'Каталог', value: isCatalog && 'Просит прислать' },
        ...orderLinesFacts(lines),
        ...staffLinesFacts(lines),
        ...(calculation ? calculationFacts(calculation) : []),
        { term: 'Расчёт', value: calculation && <a href={calculation.calculation.url}>Открыть расчёт</a> },
      ]}
    />
  )
}

/** City of the site, and the customer's location if it differs. */
function formatLocation(city: string | null, location: string | null): string {
  const differs = location !== null && location.split(',')[0] !== city
  return [city, differs && location].filter(Boolean).join('; похоже, ')
}

/** Where the customer came from: marketing data, so it is last. */
function Source({ order: { origin, pagePath, referrerUrl, utm } }: { order: InboxOrder }) {
  const facts = [
    { term: 'Источник', value: origin !== 'site' && orderOriginNames[origin] },
    { term: 'Страница', value: pagePath && <a href={pagePath}>{pagePath}</a> },
    { term: 'Пришёл с', value: referrerUrl && <span className={styles.from}>{referrerUrl}</span> },
    ...UTM_TERMS.map(([mark, term]) => ({ term, value: utm[mark] })),
  ]
  if (facts.every(({ value }) => !value)) return null
  return (
    <>
      <h3>Откуда клиент</h3>
      <Facts facts={facts} />
    </>
  )
}
