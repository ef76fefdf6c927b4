import { accountHandle, accountMeta } from '../account-page.ts'
import { useAccountUser } from '../account-user.ts'
import { OrderList } from './order-list.tsx'
import styles from './orders.module.css'

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
