import { Island } from '../../browser/islands/island.tsx'
import { accountHandle, accountLoader, accountMeta } from '../account-page.ts'
import type { Route } from './+types/user-order.route'
import UserOrderScreen from './user-order-screen.tsx'

export const loader = accountLoader('orders')
export const handle = accountHandle('orders')
export const meta = accountMeta('orders')

export default function UserOrderRoute({ params, matches: [root] }: Route.ComponentProps) {
  const { callbackMinutes } = root.loaderData.properties
  const props = { number: params.number, callbackMinutes }
  return <Island name="user-order" component={UserOrderScreen} props={props} start="load" />
}
