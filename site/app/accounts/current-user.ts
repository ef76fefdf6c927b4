import type { Session } from '@rapport/contract/accounts'
import { SESSION_TRANSFER } from '../browser/city/city-redirect.ts'
import { session } from '../browser/session-store.ts'
import { readStored, removeStored } from '../browser/storage/safe-storage.ts'
import { callAccountEndpoint } from './account-endpoint.ts'

/** Token present means authenticated. */
export function signIn(answer: Session): void {
  session.set(answer.token)
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
  // Without asking the server: it may be the one that refused the token.
  else if (navigator.onLine) session.set(undefined)
}
