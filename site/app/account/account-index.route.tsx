import { accountTabPath } from '@rapport/contract/paths/account-paths'
import { redirect } from 'react-router'

const openProfile = () => redirect(accountTabPath('profile'), 302)

/** Redirects to the profile. */
export const loader = () => openProfile()

export default function AccountIndexRoute() {
  return null
}
