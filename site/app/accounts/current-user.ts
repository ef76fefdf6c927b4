import type { Session, User } from '@rapport/contract/accounts/accounts'
import { SESSION_TRANSFER } from '../browser/city/city-redirect.ts'
import { session, useSession } from '../browser/session-store.ts'
import { readStored, removeStored } from '../browser/storage/safe-storage.ts'
import { createStore, useStore } from '../browser/storage/store.ts'
import { callAccountEndpoint } from './account-endpoint.ts'

/** Whose token it is, once the server has said so. */
const user = createStore<User | undefined>(() => undefined)

/** Returns who is logged in; undefined for the anonymous, and until the server has answered. */
export function useUser(): User | undefined {
  const known = useStore(user, undefined)
  return useSession() === undefined ? undefined : known
}

/** Keeps what a call has changed of the user. */
export const setUser = (changed: User): void => user.set(changed)

/** Token present means authenticated. */
export function signIn(answer: Session): void {
  user.set(answer.user)
  session.set(answer.token)
}

/** Ends the log-in here at once, and at the server as soon as it hears of it. */
export function logOut(): void {
  void callAccountEndpoint('logout')
  forgetSession()
}

/** Ends the log-in here without asking the server: it may be the one that refused the token, or have removed the user. */
export function forgetSession(): void {
  session.set(undefined)
  user.set(undefined)
}

/**
 * Goes on with a log-in that came along from the host of another city, else with the one that is stored here. What came
 * along and is not accepted was nothing.
 */
export async function startSession(): Promise<void> {
  const code = readStored('sessionStorage', SESSION_TRANSFER)
  if (code !== undefined) {
    removeStored('sessionStorage', SESSION_TRANSFER)
    const form = new FormData()
    form.set('transferCode', code)
    const answer = await callAccountEndpoint('completeSessionTransfer', form)
    if (answer.ok) return signIn(answer.result as Session)
  }
  return refreshUser()
}

/**
 * Has the stored token refreshed: the answer may carry a new one in place of the old. A failed fetch logs
 * out, unless there is no connection to fail on: then the offline screen stands, and the token waits.
 */
async function refreshUser(): Promise<void> {
  const token = session.get()
  if (!token) return
  const answer = await callAccountEndpoint('getUser')
  // Somebody may have logged in or out meanwhile.
  if (session.get() !== token) return
  if (answer.ok) signIn(answer.result as Session)
  else if (navigator.onLine) forgetSession()
}
