import { Island } from '../../browser/islands/island.tsx'
import { accountHandle, accountLoader, accountMeta } from '../account-page.ts'
import CompanyScreen from './company-screen.tsx'

export const loader = accountLoader('company')
export const handle = accountHandle('company')
export const meta = accountMeta('company')

export default function CompanyRoute() {
  return <Island name="company" component={CompanyScreen} props={{}} start="load" />
}
