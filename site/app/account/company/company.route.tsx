import { accountHandle, accountMeta } from '../account-page.ts'

export const handle = accountHandle('company')
export const meta = accountMeta('company')

export default function CompanyRoute() {
  return <h2>{'…'}</h2>
}
