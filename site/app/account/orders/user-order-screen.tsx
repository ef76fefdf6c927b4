import { accountTabPath } from '@rapport/contract/paths/account-paths'
import { Icon } from '../../ui/icon/icon.tsx'
import { AccountScreen } from '../account-screen.tsx'
import { useAccountUser } from '../account-user.ts'
import { CallbackMinutes } from './callback-minutes.ts'
import { LoadedOrder } from './loaded-order.tsx'
import styles from './user-order.module.css'

interface UserOrderScreenProps {
  number: string
  callbackMinutes: number
}

/** Order page in the account. */
export default function UserOrderScreen({ number, callbackMinutes }: UserOrderScreenProps) {
  return (
    <CallbackMinutes value={callbackMinutes}>
      <AccountScreen tab="orders">
        <a href={accountTabPath('orders')} className={styles.back}>
          <Icon name="arrowLeft" size={20} />
          Все заявки
        </a>
        <OwnOrder number={number} />
      </AccountScreen>
    </CallbackMinutes>
  )
}

function OwnOrder({ number }: { number: string }) {
  const { id } = useAccountUser()
  return <LoadedOrder key={id} number={number} />
}
