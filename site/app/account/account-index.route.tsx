import { accountTabPath } from '@rapport/contract/paths/account-paths'
import { redirect } from 'react-router'

const openProfile = () => redirect(accountTabPath('profile'), 302)

/** The cabinet opens on the profile. */
export const loader = () => openProfile()
// Not the loader itself: in the browser there is none.
export const clientLoader = () => openProfile()

export default function AccountIndexRoute() {
  return null
}
