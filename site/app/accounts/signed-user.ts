import type { Session, User } from '@rapport/contract/accounts'
import { session } from '../browser/session-store.ts'
import { createStore, useStore } from '../browser/small-store.ts'
import { callAccount } from './call-account.ts'

/** Whose token it is; unknown until it has been asked for. */
const user = createStore<User | undefined>(() => undefined)

export const useUser = (): User | undefined => useStore(user, undefined)

/** Token present means authenticated (§4). */
export function signIn(answer: Session): void {
  session.set(answer.token)
  user.set(answer.user)
}

/** Clears token and user, without asking the server: it may be the one who refused the token. */
export function forgetUser(): void {
  session.set(undefined)
  user.set(undefined)
}

/**
 * Has the stored token refreshed (§4): the answer may carry a new one in place of the old. A failed fetch logs
 * out, unless there is no connection to fail on: then the offline screen stands, and the token waits.
 */
export async function refreshUser(): Promise<void> {
  const token = session.get()
  if (!token) return
  const answer = await callAccount('getUser')
  // Somebody may have logged in or out meanwhile.
  if (session.get() !== token) return
  if (answer.ok) signIn(answer.result as Session)
  else if (navigator.onLine) forgetUser()
}
