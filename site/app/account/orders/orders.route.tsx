import { Island } from '../../browser/islands/island.tsx'
import { accountHandle, accountLoader, accountMeta } from '../account-page.ts'
import type { Route } from './+types/orders.route'
import OrdersScreen from './orders-screen.tsx'

export const loader = accountLoader('orders')
export const handle = accountHandle('orders')
export const meta = accountMeta('orders')

export default function OrdersRoute({ matches: [root] }: Route.ComponentProps) {
  const { callbackMinutes } = root.loaderData.properties
  return <Island name="orders" component={OrdersScreen} props={{ callbackMinutes }} start="load" />
}
