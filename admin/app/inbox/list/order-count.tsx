import { listMessages } from '@rapport/staff-contract/lists/list-messages'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { DensityToggle } from '../../lists/density-toggle.tsx'
import { inboxCountQuery } from '../inbox-queries.ts'
import styles from './order-list-tools.module.css'
import type { OrderListAddress } from './use-order-list.ts'

interface OrderCountProps {
  address: OrderListAddress
  /** What selects rows. */
  children: ReactNode
}

/** The line above the rows: what selects them, how many meet the filter, what takes it off, and how close they stand. */
export function OrderCount({ address, children }: OrderCountProps) {
  const { view, filter, isCompact, hrefWithoutFilters, change } = address
  const { data } = useQuery(inboxCountQuery({ view, ...filter }))
  const isFiltered = Object.keys(filter).length > 0
  return (
    <div className={styles.found}>
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

/** What an empty list says, with the way to orders that are there. */
export function NoOrders({ address }: { address: OrderListAddress }) {
  const { view, filter, hrefWith, hrefWithoutFilters } = address
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
