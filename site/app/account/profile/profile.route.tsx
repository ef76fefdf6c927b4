import { Island } from '../../browser/islands/island.tsx'
import { accountHandle, accountLoader, accountMeta } from '../account-page.ts'
import type { Route } from './+types/profile.route'
import ProfileScreen from './profile-screen.tsx'

export const loader = accountLoader('profile')
export const handle = accountHandle('profile')
export const meta = accountMeta('profile')

export default function ProfileRoute({ matches: [root] }: Route.ComponentProps) {
  return (
    <Island
      name="profile"
      component={ProfileScreen}
      props={{ cities: root.loaderData.cities }}
      start="load"
    />
  )
}
