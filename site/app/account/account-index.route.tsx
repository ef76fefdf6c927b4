import { accountTabPath } from '@rapport/contract/paths/account-paths'
import { redirect } from 'react-router'

/** The cabinet opens on the profile. */
export const loader = () => redirect(accountTabPath('profile'), 302)
export const clientLoader = loader

export default function AccountIndexRoute() {
  return null
}
