import type { User } from '@rapport/contract/accounts/accounts'
import { createContext, use } from 'react'

/** The logged-in user, for the content of an account page. */
export const AccountUser = createContext<User | undefined>(undefined)

/** Returns the logged-in user. Throws outside of an account page. */
export function useAccountUser(): User {
  const user = use(AccountUser)
  if (!user) throw new Error('The account pages are rendered only with login')
  return user
}
