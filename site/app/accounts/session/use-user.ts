import type { User } from '@rapport/contract/accounts/accounts'
import { useSession } from '../../browser/session/use-session.ts'
import { useStore } from '../../browser/storage/use-store.ts'
import { user } from './current-user.ts'

/** Returns the logged-in user; undefined without login and while loading. */
export function useUser(): User | undefined {
  const known = useStore(user, undefined)
  return useSession() === undefined ? undefined : known
}
