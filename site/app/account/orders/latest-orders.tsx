import type { UserOrderSummary } from '@rapport/contract/accounts/user-orders'
import { accountTabPath } from '@rapport/contract/paths/account-paths'
import { useEffect, useState } from 'react'
import { loadUserData } from '../../browser/requests/api.ts'
import styles from './latest-orders.module.css'
import { OrderRow } from './order-row.tsx'

const SHOWN = 2
const PHONE = '(max-width: 767px)'

/**
 * Latest orders at the top of the account on phones, where the tab of orders is below. Renders nothing without orders
 * and on failure.
 */
export function LatestOrders() {
  const [orders, setOrders] = useState<UserOrderSummary[]>([])
  useEffect(() => {
    if (!matchMedia(PHONE).matches) return
    let isLeft = false
    loadUserData('getUserOrders', { limit: SHOWN })
      .then((part) => !isLeft && setOrders(part.orders))
      .catch(() => undefined)
    return () => {
      isLeft = true
    }
  }, [])
  if (orders.length === 0) return null
  return (
    <section aria-labelledby="latest-orders" className={styles.latest}>
      <h2 id="latest-orders">Ваши заявки</h2>
      <ul className={styles.list}>
        {orders.map((order) => (
          <OrderRow key={order.number} order={order} />
        ))}
      </ul>
      <a href={accountTabPath('orders')}>Все заявки</a>
    </section>
  )
}
