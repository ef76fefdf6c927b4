import { accountTabPath } from '@rapport/contract/paths/account-paths'
import { Link, useParams } from 'react-router'
import { Icon } from '../../ui/icon/icon.tsx'
import { accountClientLoader, accountHandle, accountLoader, accountMeta } from '../account-page.ts'
import { useAccountUser } from '../account-user.ts'
import styles from './user-order.module.css'
import { UserOrderScreen } from './user-order-screen.tsx'

export const loader = accountLoader('orders')
export const clientLoader = accountClientLoader('orders')
export const handle = accountHandle('orders')
export const meta = accountMeta('orders')

export default function UserOrderRoute() {
  const { number = '' } = useParams()
  const { id } = useAccountUser()
  return (
    <>
      <Link to={accountTabPath('orders')} className={styles.back}>
        <Icon name="arrowLeft" size={20} />
        Все заявки
      </Link>
      <UserOrderScreen key={`${id} ${number}`} number={number} />
    </>
  )
}
