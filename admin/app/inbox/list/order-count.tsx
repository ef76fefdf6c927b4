import { listMessages } from '@rapport/staff-contract/lists/list-messages'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { DensityToggle } from '../../lists/density-toggle.tsx'
import { inboxCountQuery } from '../inbox-queries.ts'
import styles from './order-list-tools.module.css'
import type { OrderListUrl } from './use-order-list.ts'

interface OrderCountProps {
  listUrl: OrderListUrl
  children: ReactNode
}

/** Line above the list: selection, number of matching orders, button that clears the filter, row density. */
export function OrderCount({ listUrl, children }: OrderCountProps) {
  const { view, filter, isCompact, hrefWithoutFilters, change } = listUrl
  const { data } = useQuery(inboxCountQuery({ view, ...filter }))
  const isFiltered = Object.keys(filter).length > 0
  return (
    <div className={styles.summary}>
      {children}
      <span className={styles.buttons}>
        <span role="status">
          {data && `Заявок: ${data.isMore ? listMessages.countOver : data.count.toLocaleString('ru-RU')}`}
        </span>
        <span className={styles.clock}>время московское</span>
        {isFiltered && (
          <Link to={hrefWithoutFilters} replace>
            Сбросить
          </Link>
        )}
      </span>
      <div className={styles.density}>
        <DensityToggle isCompact={isCompact} change={change} />
      </div>
    </div>
  )
}

/** Text of an empty list, with links to orders in other views. */
export function NoOrders({ listUrl }: { listUrl: OrderListUrl }) {
  const { view, filter, hrefWith, hrefWithoutFilters } = listUrl
  const isFiltered = Object.keys(filter).length > 0
  if (!isFiltered)
    return (
      <p className={styles.empty}>
        {view === 'queue' ? 'Звонить некому: все заявки разобраны.' : 'Таких заявок нет.'}
      </p>
    )
  return (
    <div className={styles.empty}>
      <p>Таких заявок нет.</p>
      {view !== 'all' && <Link to={hrefWith({ view: 'all' })}>Искать среди всех заявок</Link>}
      <Link to={hrefWithoutFilters}>Снять весь отбор</Link>
    </div>
  )
}
