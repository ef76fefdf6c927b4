import type { StaffSession } from '@rapport/staff-contract/staff/staff'
import { createContext, useContext } from 'react'

export const SessionContext = createContext<StaffSession | undefined>(undefined)

/** Returns the current session. Throws outside of the signed-in frame. */
export function useSession(): StaffSession {
  const session = useContext(SessionContext)
  if (!session) throw new Error('Nobody is signed in here')
  return session
}
