import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { changesPath } from '../api/changes-path.ts'
import { OpenFailure } from '../forms/open-failure.tsx'
import { ScreenHeader } from '../ui/screen-header/screen-header.tsx'
import { Skeleton } from '../ui/skeleton/skeleton.tsx'
import { formatMoment } from '../ui/text/format-moment.ts'
import { CustomerConsents } from './customer-consents.tsx'
import { CustomerData } from './customer-data.tsx'
import { CustomerDiscount } from './customer-discount.tsx'
import { CustomerOrders } from './customer-orders.tsx'
import { CustomerPriceList } from './customer-price-list.tsx'
import { CustomerProfile } from './customer-profile.tsx'
import { customerQuery } from './customer-queries.ts'
import { CustomerSessions } from './customer-sessions.tsx'
import styles from './customers.module.css'

export function Component() {
  const { id = '' } = useParams()
  const { data: customer, error, refetch } = useQuery(customerQuery(Number(id)))
  if (error && !customer)
    return (
      <OpenFailure error={error} missing="Такого клиента нет" refetch={refetch}>
        <Link to="/customers/">Все клиенты</Link>
      </OpenFailure>
    )
  if (!customer) return <Skeleton lines={8} />
  return (
    <>
      <ScreenHeader title={customer.name || 'Клиент без имени'}>
        <span>Кабинет открыт: {formatMoment(customer.createdAt)}</span>
        <Link to={changesPath('customer', customer.id)}>Что менялось</Link>
      </ScreenHeader>
      <div className={styles.columns}>
        <div className={styles.column}>
          <CustomerProfile customer={customer} />
          <CustomerPriceList customer={customer} />
          <CustomerDiscount customer={customer} />
          <CustomerSessions customer={customer} />
        </div>
        <div className={styles.column}>
          <CustomerOrders orders={customer.orders} />
          <CustomerConsents consents={customer.consents} />
          <CustomerData customer={customer} />
        </div>
      </div>
    </>
  )
}
