import type { GuestPreview } from '@rapport/contract/customers/guests'
import { formatPhone } from '@rapport/contract/fields/format-phone'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Panel } from '../../ui/panel/panel.tsx'
import { Table, type TableColumn } from '../../ui/table/table.tsx'
import { formatMoment } from '../../ui/text/format-moment.ts'
import { guestsQuery } from '../customer-queries.ts'
import styles from '../customers.module.css'

const columns: TableColumn<GuestPreview>[] = [
  {
    key: 'name',
    heading: 'Имя и\u00A0почта',
    isRowHeader: true,
    cell: ({ id, name, email }) => (
      <>
        <Link to={`/customers/guests/${id}/`} className={styles.name}>
          {name || 'Без имени'}
        </Link>
        <div className={styles.soft}>{email}</div>
      </>
    ),
  },
  {
    key: 'phone',
    heading: 'Телефон',
    cell: ({ phone }) => (phone ? <a href={`tel:${phone}`}>{formatPhone(phone)}</a> : 'Не указан'),
  },
  { key: 'orders', heading: 'Заявок', cell: ({ orderCount }) => orderCount },
  { key: 'last', heading: 'Последняя заявка', cell: ({ lastPlacedAt }) => formatMoment(lastPlacedAt) },
]

/** Those who ordered without an account, as they were looked for; nobody is listed unasked. */
export function FoundGuests({ query }: { query: string }) {
  const { data = [] } = useQuery(guestsQuery(query))
  if (data.length === 0) return null
  return (
    <Panel heading="Без кабинета" lead="Только присылали заявки.">
      <Table label="Без кабинета" columns={columns} items={data} keyOf={({ id }) => id} empty="" />
    </Panel>
  )
}
