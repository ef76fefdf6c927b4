import type { Session } from '@rapport/contract/accounts'
import { session } from '../browser/session-store.ts'
import { callAccountEndpoint } from './account-endpoint.ts'

/** Token present means authenticated. */
export function signIn(answer: Session): void {
  session.set(answer.token)
}

/**
 * Has the stored token refreshed: the answer may carry a new one in place of the old. A failed fetch logs
 * out, unless there is no connection to fail on: then the offline screen stands, and the token waits.
 */
export async function refreshUser(): Promise<void> {
  const token = session.get()
  if (!token) return
  const answer = await callAccountEndpoint('getUser')
  // Somebody may have logged in or out meanwhile.
  if (session.get() !== token) return
  if (answer.ok) signIn(answer.result as Session)
  // Without asking the server: it may be the one that refused the token.
  else if (navigator.onLine) session.set(undefined)
}
