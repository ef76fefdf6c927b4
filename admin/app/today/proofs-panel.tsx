import type { Today } from '@rapport/staff-contract/today/today'
import { Panel } from '../ui/panel/panel.tsx'
import { formatMoment } from '../ui/text/format-moment.ts'
import { TodayList } from './today-list.tsx'

type Row = NonNullable<Today['proofs']>[number]

const WORDS: Record<Row['kind'], string> = {
  changes: 'Клиент просит изменить',
  comments: 'Комментарий без ответа',
  waiting: 'Ждём клиента',
}

/** Proofs with work for staff, then those that wait for their customers. */
export const ProofsPanel = ({ proofs }: { proofs: Row[] }) => (
  <Panel heading="Макеты">
    <TodayList
      rows={proofs.map(({ orderId, orderNumber, customer, kind, sentAt }) => ({
        key: orderId,
        path: `/orders/${orderId}/`,
        title: customer || `Заявка ${orderNumber}`,
        facts: `${WORDS[kind]}, макет отправлен ${formatMoment(sentAt)}`,
      }))}
      empty="Все макеты утверждены."
    />
  </Panel>
)
