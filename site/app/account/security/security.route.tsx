import { accountHandle, accountMeta } from '../account-page.ts'
import { PersonalData } from './personal-data.tsx'

export const handle = accountHandle('security')
export const meta = accountMeta('security')

export default function SecurityRoute() {
  return (
    <>
      <h2>{'…'}</h2>
      <PersonalData />
    </>
  )
}
