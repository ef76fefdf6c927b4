import { accountTabPath } from '@rapport/contract/paths/account-paths'
import { redirect } from 'react-router'

const openProfile = () => redirect(accountTabPath('profile'), 302)

/** Redirects to the profile. */
export const loader = () => openProfile()
// A function of its own, since `loader` is removed from the browser bundle.
export const clientLoader = () => openProfile()

export default function AccountIndexRoute() {
  return null
}
