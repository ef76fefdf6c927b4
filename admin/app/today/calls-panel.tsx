import { formatPhone } from '@rapport/contract/fields/format-phone'
import { INBOX_COUNT_MAX } from '@rapport/staff-contract/inbox/inbox-limits'
import type { Today } from '@rapport/staff-contract/today/today'
import { Link } from 'react-router'
import { CallDeadline } from '../inbox/call-deadline.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { TodayList } from './today-list.tsx'

const counted = (count: number) => (count >= INBOX_COUNT_MAX ? `больше ${INBOX_COUNT_MAX}` : String(count))

/** Orders to call, the most urgent first. */
export function CallsPanel({ orders }: { orders: NonNullable<Today['orders']> }) {
  const { first, waiting, overdue, undelivered, reminders, unanswered } = orders
  return (
    <Panel
      heading="Позвонить"
      lead={
        waiting > 0 &&
        `Ждут звонка: ${counted(waiting)}${overdue > 0 ? `, опоздали: ${counted(overdue)}` : ''}`
      }
    >
      <TodayList
        rows={first.map(({ id, number, name, phone, ...order }) => ({
          key: id,
          path: `/orders/${id}/`,
          title: name || `Заявка ${number}`,
          facts: phone && <a href={`tel:${phone}`}>{formatPhone(phone)}</a>,
          sign: <CallDeadline {...order} />,
        }))}
        empty="Звонить некому: все заявки разобраны."
        rest={waiting > first.length && <Link to="/orders/">Все, кто ждёт</Link>}
      />
      {unanswered > 0 && (
        <p>
          <Link to="/orders/?view=unanswered">Клиенты ждут ответа: {counted(unanswered)}</Link>
        </p>
      )}
      {reminders > 0 && (
        <p>
          <Link to="/orders/?view=reminders">Вы&nbsp;просили напомнить: {counted(reminders)}</Link>
        </p>
      )}
      {undelivered > 0 && (
        <p>
          <Link to="/orders/?view=undelivered">
            Не&nbsp;ушло писем и&nbsp;сообщений: {counted(undelivered)}
          </Link>
        </p>
      )}
    </Panel>
  )
}
