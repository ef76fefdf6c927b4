import { AccountScreen } from '../account-screen.tsx'
import { useAccountUser } from '../account-user.ts'
import { CallbackMinutes } from './callback-minutes.ts'
import { OrderList } from './order-list.tsx'
import styles from './orders.module.css'

/** Orders of the user. */
export default function OrdersScreen({ callbackMinutes }: { callbackMinutes: number }) {
  return (
    <CallbackMinutes value={callbackMinutes}>
      <AccountScreen tab="orders">
        <Orders />
      </AccountScreen>
    </CallbackMinutes>
  )
}

function Orders() {
  const { id } = useAccountUser()
  return (
    <>
      <h2 className={styles.heading}>Заявки</h2>
      <OrderList key={id} />
    </>
  )
}
