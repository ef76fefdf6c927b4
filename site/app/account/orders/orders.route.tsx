import { accountHandle, accountMeta } from '../account-page.ts'

export const handle = accountHandle('orders')
export const meta = accountMeta('orders')

export default function OrdersRoute() {
  return <h2>{'…'}</h2>
}
