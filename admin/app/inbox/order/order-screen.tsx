import { formatPhone } from '@rapport/contract/fields/format-phone'
import { orderLinesFacts, orderLineText } from '@rapport/contract/orders/order-line-text'
import type { InboxOrder } from '@rapport/staff-contract/inbox/inbox'
import { staffLinesFacts } from '@rapport/staff-contract/inbox/line-facts'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { changesPath } from '../../api/changes-path.ts'
import { useSession } from '../../api/session-context.ts'
import { OpenFailure } from '../../forms/open-failure.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
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
import { OrderHistory } from './order-history.tsx'
import { OrderNotes } from './order-notes.tsx'
import { OrderNotifications } from './order-notifications.tsx'
import { OrderReminders } from './order-reminders.tsx'
import styles from './order-screen.module.css'
import { RelatedOrders } from './related/related-orders.tsx'

export function Component() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery(inboxOrderQuery(id))
  const { member } = useSession()
  const writes = useWaitingWrites(id)
  if (error && !data)
    return (
      <OpenFailure error={error} missing="Такой заявки нет" refetch={refetch}>
        <Link to="/orders/">Все заявки</Link>
      </OpenFailure>
    )
  if (!data) return <Skeleton lines={8} />
  const order = withWaiting(data, writes, member)
  return (
    <>
      <ScreenHeader title={`Заявка ${order.number}`}>
        <OrderStatusBadge status={order.status} />
        <CallDeadline {...order} />
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
            <OrderFiles order={order} />
            <Source order={order} />
          </Panel>
          <OrderNotes order={order} />
        </div>
        <div className={`${styles.column} ${styles.doing}`}>
          <WaitingList orderId={id} />
          <OrderActions order={order} />
        </div>
        {order.related.length > 0 && (
          <div className={`${styles.column} ${styles.related}`}>
            <RelatedOrders order={order} />
          </div>
        )}
        <div className={`${styles.column} ${styles.rest}`}>
          <OrderReminders order={order} />
          <OrderNotifications order={order} />
          <OrderHistory order={order} />
        </div>
      </div>
      <OrderBar order={order} />
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
  const { id, name, phone, email, city, customerLocation, customerId, isCatalog, lines } = order
  return (
    <Facts
      facts={[
        { term: 'Имя', value: name || 'Не указано' },
        { term: 'Телефон', value: phone && <a href={`tel:${phone}`}>{formatPhone(phone)}</a> },
        { term: 'Почта', value: email && <a href={`mailto:${email}`}>{email}</a> },
        { term: 'Город', value: formatLocation(city, customerLocation) },
        {
          term: 'Кабинет',
          value:
            customerId !== null ? (
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
function Source({ order: { pagePath, referrerUrl, utm } }: { order: InboxOrder }) {
  const facts = [
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
