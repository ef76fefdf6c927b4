import { accountClientLoader, accountHandle, accountLoader, accountMeta } from '../account-page.ts'
import { useAccountUser } from '../account-user.ts'
import { OrderList } from './order-list.tsx'
import styles from './orders.module.css'

export const loader = accountLoader('orders')
export const clientLoader = accountClientLoader('orders')
export const handle = accountHandle('orders')
export const meta = accountMeta('orders')

export default function OrdersRoute() {
  const { id } = useAccountUser()
  return (
    <>
      <h2 className={styles.heading}>Заявки</h2>
      <OrderList key={id} />
    </>
  )
}
