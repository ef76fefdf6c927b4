import { formatMoney } from '@rapport/contract/money/format-money'
import type { AdminResult } from '@rapport/staff-contract/endpoints/admin-endpoints'
import { Link } from 'react-router'
import { Badge } from '../../ui/badge/badge.tsx'
import type { TableColumn } from '../../ui/table/table.tsx'
import { formatNumericDay } from '../../ui/text/moscow-time.ts'
import { OfferStateBadge } from '../offer-state-badge.tsx'
import styles from '../offers.module.css'

type OfferRow = AdminResult<'getOffers'>['offers'][number]

export const offerColumns: TableColumn<OfferRow>[] = [
  {
    key: 'number',
    heading: 'Предложение',
    isRowHeader: true,
    cell: ({ id, number, summary }) => (
      <div>
        <Link to={`/offers/${id}/`} className={styles.name}>
          {number}
        </Link>
        <div className={styles.soft}>{summary}</div>
      </div>
    ),
  },
  {
    key: 'state',
    heading: 'Состояние',
    isEvident: true,
    cell: ({ state, hasUnread }) => (
      <>
        <OfferStateBadge state={state} /> {hasUnread && <Badge kind="bad">Вопрос</Badge>}
      </>
    ),
  },
  {
    key: 'customer',
    heading: 'Клиент',
    isName: true,
    cell: ({ customer, orderId, orderNumber }) => (
      <>
        {customer || 'Без имени'}
        <div className={styles.soft}>
          <Link to={`/orders/${orderId}/`}>Заявка {orderNumber}</Link>
        </div>
      </>
    ),
  },
  {
    key: 'total',
    heading: 'Сумма',
    isNumber: true,
    isWhole: true,
    cell: ({ total, discount }) => (
      <>
        {total === null ? 'нет цены' : formatMoney(total)}
        {discount > 0 && <div className={styles.soft}>скидка {discount.toLocaleString('ru-RU')}&nbsp;%</div>}
      </>
    ),
  },
  {
    key: 'till',
    heading: 'Действует до',
    isWhole: true,
    cell: ({ validUntil }) => formatNumericDay(validUntil),
  },
  { key: 'author', heading: 'Менеджер', isName: true, cell: ({ author }) => author?.name ?? '—' },
]
