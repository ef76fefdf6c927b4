import type { Session, User } from '@rapport/contract/accounts/accounts'
import { SESSION_TRANSFER } from '../../browser/session/session-mark.ts'
import { session } from '../../browser/session/session-store.ts'
import { readStored, removeStored } from '../../browser/storage/safe-storage.ts'
import { createStore } from '../../browser/storage/store.ts'
import { callAccountEndpoint } from './account-endpoint.ts'
import { endSession } from './end-session.ts'

/** User of the token, after the server's response. */
export const user = createStore<User | undefined>(() => undefined)

/** Stores a changed user. */
export const setUser = (changed: User): void => user.set(changed)

/** Token of the stored user. */
let knownToken: string | undefined
/** Token of the running request. */
let requestedToken: string | undefined

/** Stores the session of a response. */
export function signIn(answer: Session): void {
  user.set(answer.user)
  knownToken = answer.token
  session.set(answer.token)
}

/** Logs out in the browser at once, and on the server as soon as there is a connection. */
export function logOut(): void {
  const token = session.get()
  if (token !== undefined) endSession(token)
  forgetSession()
}

/** Ends the session in the browser only: the server has rejected the token or deleted the user. */
export function forgetSession(): void {
  session.set(undefined)
  user.set(undefined)
}

/**
 * Restores the session: redeems a transfer code from another city's host, else uses the stored token. An invalid code
 * is ignored.
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
 * Keeps the user in sync with the token, also after login or logout in another tab. Retries a failed request when the
 * connection is back. Returns a function that stops.
 */
export function followSession(): () => void {
  const follow = () => {
    const token = session.get()
    if (token === undefined) user.set(undefined)
    else if (token !== knownToken && token !== requestedToken) void refreshUser()
  }
  const unsubscribe = session.subscribe(follow)
  addEventListener('online', follow)
  return () => {
    unsubscribe()
    removeEventListener('online', follow)
  }
}

/** Delay before a request without a response is repeated. */
const RETRY_DELAY_MS = 1000

/**
 * Refreshes the stored token; the response may have a new one. A failure logs out, except offline. A request without
 * a response is repeated once, since the browser aborts requests of a page that is being left.
 */
async function refreshUser(): Promise<void> {
  const token = session.get()
  if (!token) return
  requestedToken = token
  let answer = await callAccountEndpoint('getUser')
  if (!answer.ok && answer.isUnanswered && navigator.onLine) {
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS))
    if (session.get() === token) answer = await callAccountEndpoint('getUser')
  }
  requestedToken = undefined
  // Another login or logout may have happened meanwhile.
  if (session.get() !== token) return
  if (answer.ok) signIn(answer.result as Session)
  else if (navigator.onLine) forgetSession()
}
