import { Island } from '../../browser/islands/island.tsx'
import { accountHandle, accountLoader, accountMeta } from '../account-page.ts'
import SecurityScreen from './security-screen.tsx'

export const loader = accountLoader('security')
export const handle = accountHandle('security')
export const meta = accountMeta('security')

export default function SecurityRoute() {
  return <Island name="security" component={SecurityScreen} props={{}} start="load" />
}
