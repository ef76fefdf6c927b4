import type { User } from '@rapport/contract/accounts/accounts'
import { useOutletContext } from 'react-router'

/** Returns who is logged in; the tabs are shown to nobody else. */
export const useAccountUser = (): User => useOutletContext<User>()
