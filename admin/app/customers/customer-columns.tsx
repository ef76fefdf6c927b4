import { formatPhone } from '@rapport/contract/fields/format-phone'
import type { CustomerRow } from '@rapport/staff-contract/customers/customers'
import { priceListNames } from '@rapport/staff-contract/customers/price-list-names'
import { Link } from 'react-router'
import type { TableColumn } from '../ui/table/table.tsx'
import { formatMoment } from '../ui/text/format-moment.ts'
import { customerPath } from './customer-path.ts'
import styles from './customers.module.css'

type OrderMatchDetails = NonNullable<CustomerRow['found']>

const matchLabels: Record<OrderMatchDetails['where'], string> = {
  name: 'имя',
  email: 'почта',
  phone: 'телефон',
  comment: 'в\u00A0комментарии',
  file: 'файл',
  number: '',
}

export const customerColumns: TableColumn<CustomerRow>[] = [
  {
    key: 'name',
    heading: 'Имя и\u00A0почта',
    isRowHeader: true,
    cell: (row) => (
      <>
        <Link to={customerPath(row)} className={styles.name}>
          {row.name || 'Без имени'}
        </Link>
        <div className={styles.soft}>{row.email}</div>
        {row.found && <OrderMatch found={row.found} />}
      </>
    ),
  },
  {
    key: 'phone',
    heading: 'Телефон',
    isWhole: true,
    cell: ({ phone }) => (phone ? <a href={`tel:${phone}`}>{formatPhone(phone)}</a> : 'Не указан'),
  },
  {
    key: 'company',
    heading: 'Компания',
    cell: ({ company, inn }) =>
      company || inn ? (
        <>
          {company}
          {inn && <div className={styles.soft}>ИНН {inn}</div>}
        </>
      ) : (
        '—'
      ),
  },
  {
    key: 'account',
    heading: 'Кабинет',
    cell: ({ priceList }) => (priceList ? `Есть, прайс «${priceListNames[priceList]}»` : 'Нет'),
  },
  { key: 'orders', heading: 'Заявок', isNumber: true, cell: ({ orderCount }) => orderCount },
  {
    key: 'last',
    heading: 'Последняя заявка',
    cell: ({ lastPlacedAt, orderId, number }) =>
      lastPlacedAt && orderId ? (
        <>
          <Link to={`/orders/${orderId}/`}>{number}</Link>
          <div className={styles.soft}>{formatMoment(lastPlacedAt)}</div>
        </>
      ) : (
        '—'
      ),
  },
]

const OrderMatch = ({ found: { orderId, number, where, text } }: { found: OrderMatchDetails }) => (
  <div className={styles.soft}>
    Нашлось в&nbsp;заявке <Link to={`/orders/${orderId}/`}>{number}</Link>
    {where !== 'number' && `, ${matchLabels[where]}: ${where === 'comment' ? `«${text}»` : text}`}
  </div>
)
