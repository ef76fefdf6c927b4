import type { User } from '@rapport/contract/accounts/accounts'
import { useOutletContext } from 'react-router'

/** Returns the logged-in user. The account pages are rendered only with login. */
export const useAccountUser = (): User => useOutletContext<User>()
