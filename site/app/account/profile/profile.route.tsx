import { accountHandle, accountMeta } from '../account-page.ts'

export const handle = accountHandle('profile')
export const meta = accountMeta('profile')

export default function ProfileRoute() {
  return <h2>{'…'}</h2>
}
