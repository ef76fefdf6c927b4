import { Island } from '../../browser/islands/island.tsx'
import { accountHandle, accountLoader, accountMeta } from '../account-page.ts'
import OrdersScreen from './orders-screen.tsx'

export const loader = accountLoader('orders')
export const handle = accountHandle('orders')
export const meta = accountMeta('orders')

export default function OrdersRoute() {
  return <Island name="orders" component={OrdersScreen} props={{}} start="load" />
}
