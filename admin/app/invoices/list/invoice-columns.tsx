import { formatMoney } from '@rapport/contract/money/format-money'
import type { InvoiceListRow } from '@rapport/staff-contract/invoices/invoice-list'
import { Link } from 'react-router'
import type { TableColumn } from '../../ui/table/table.tsx'
import { formatNumericDay } from '../../ui/text/moscow-time.ts'
import { InvoiceStateBadge } from '../invoice-state-badge.tsx'
import styles from './list.module.css'

export const invoiceColumns: TableColumn<InvoiceListRow>[] = [
  {
    key: 'number',
    heading: 'Счёт',
    isRowHeader: true,
    cell: ({ number, orderId, pdfPath }) =>
      orderId ? (
        <Link to={`/orders/${orderId}/`}>{number}</Link>
      ) : (
        <a href={`${pdfPath}?from=staff`}>{number}</a>
      ),
  },
  {
    key: 'state',
    heading: 'Состояние',
    isWhole: true,
    isEvident: true,
    cell: ({ state }) => <InvoiceStateBadge state={state} />,
  },
  {
    key: 'buyer',
    heading: 'Клиент',
    isName: true,
    cell: ({ buyer }) => (
      <>
        {buyer.name}
        {buyer.inn && <span className={styles.soft}>ИНН&nbsp;{buyer.inn}</span>}
      </>
    ),
  },
  { key: 'total', heading: 'Сумма', isNumber: true, isWhole: true, cell: ({ total }) => formatMoney(total) },
  {
    key: 'left',
    heading: 'Осталось',
    isNumber: true,
    isWhole: true,
    cell: ({ state, total, paid }) =>
      state === 'cancelled' || paid >= total ? '—' : formatMoney(total - paid),
  },
  { key: 'due', heading: 'Оплатить до', isWhole: true, cell: ({ dueOn }) => formatNumericDay(dueOn) },
  { key: 'entity', heading: 'Кто выставил', isName: true, cell: ({ legalEntity }) => legalEntity },
]
