import type { Session, User } from '@rapport/contract/accounts/accounts'
import { SESSION_TRANSFER } from '../browser/city/city-redirect.ts'
import { endpointUrl } from '../browser/endpoint-url.ts'
import { requestHeaders } from '../browser/request-headers.ts'
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

/** The token that the user was answered with. */
let knownToken: string | undefined
/** The token that the server is being asked about. */
let askedToken: string | undefined

/** Token present means authenticated. */
export function signIn(answer: Session): void {
  user.set(answer.user)
  knownToken = answer.token
  session.set(answer.token)
}

/**
 * Ends the log-in here at once, and at the server even if the page is left meanwhile; without a connection as soon as
 * there is one again, as long as the page lives.
 */
export function logOut(): void {
  const request: RequestInit = { method: 'POST', headers: requestHeaders('logout'), keepalive: true }
  const send = () => fetch(endpointUrl('logout'), request)
  send().catch(() => addEventListener('online', () => void send().catch(() => undefined), { once: true }))
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
 * Keeps the user in step with the token: whoever logs in or out in another tab does so here too, and a user who could not
 * be asked for without a connection is asked for when it is back. Ends with the returned function.
 */
export function followSession(): () => void {
  const follow = () => {
    const token = session.get()
    if (token === undefined) user.set(undefined)
    else if (token !== knownToken && token !== askedToken) void refreshUser()
  }
  const unsubscribe = session.subscribe(follow)
  addEventListener('online', follow)
  return () => {
    unsubscribe()
    removeEventListener('online', follow)
  }
}

/** Before a call that got no answer is made again. */
const ASKED_AGAIN_MS = 1000

/**
 * Has the stored token refreshed: the answer may carry a new one in place of the old. A failed fetch logs
 * out, unless there is no connection to fail on: then the offline screen stands, and the token waits. One without an answer is
 * made once more: a page that is being left has its calls broken off, and is gone by then.
 */
async function refreshUser(): Promise<void> {
  const token = session.get()
  if (!token) return
  askedToken = token
  let answer = await callAccountEndpoint('getUser')
  if (!answer.ok && answer.isUnanswered && navigator.onLine) {
    await new Promise((resolve) => setTimeout(resolve, ASKED_AGAIN_MS))
    if (session.get() === token) answer = await callAccountEndpoint('getUser')
  }
  askedToken = undefined
  // Somebody may have logged in or out meanwhile.
  if (session.get() !== token) return
  if (answer.ok) signIn(answer.result as Session)
  else if (navigator.onLine) forgetSession()
}
