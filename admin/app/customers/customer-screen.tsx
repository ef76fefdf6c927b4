import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { failureText, isMissing } from '../api/admin-error.ts'
import { changesPath } from '../api/changes-path.ts'
import { LoadFailure } from '../ui/load-failure/load-failure.tsx'
import { Skeleton } from '../ui/skeleton/skeleton.tsx'
import { formatMoment } from '../ui/text/format-moment.ts'
import { ThingHeader } from '../ui/thing-header/thing-header.tsx'
import { CustomerConsents } from './customer-consents.tsx'
import { CustomerData } from './customer-data.tsx'
import { CustomerOrders } from './customer-orders.tsx'
import { CustomerPriceList } from './customer-price-list.tsx'
import { CustomerProfile } from './customer-profile.tsx'
import { customerQuery } from './customer-queries.ts'
import { CustomerSessions } from './customer-sessions.tsx'
import styles from './customers.module.css'

/** One customer: who they are, which prices they see, what they ordered and agreed to. */
export function Component() {
  const { id = '' } = useParams()
  const { data: customer, error, refetch } = useQuery(customerQuery(Number(id)))
  if (error && !customer)
    return (
      <LoadFailure
        heading={isMissing(error) ? 'Такого клиента нет' : 'Не\u00A0получилось открыть'}
        message={failureText(error)}
        onRetry={isMissing(error) ? undefined : () => void refetch()}
      >
        <Link to="/customers/">Все клиенты</Link>
      </LoadFailure>
    )
  if (!customer) return <Skeleton lines={8} />
  return (
    <>
      <ThingHeader title={customer.name || 'Клиент без имени'}>
        <span>Кабинет открыт: {formatMoment(customer.createdAt)}</span>
        <Link to={changesPath('customer', customer.id)}>Что менялось</Link>
      </ThingHeader>
      <div className={styles.columns}>
        <div className={styles.column}>
          <CustomerProfile customer={customer} />
          <CustomerPriceList customer={customer} />
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
