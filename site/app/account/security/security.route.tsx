import { accountHandle, accountMeta } from '../account-page.ts'

export const handle = accountHandle('security')
export const meta = accountMeta('security')

export default function SecurityRoute() {
  return <h2>{'…'}</h2>
}
