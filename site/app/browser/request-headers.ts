import type { EndpointName } from '@rapport/contract/endpoints/endpoint-routes'
import { randomHex } from './random-hex.ts'
import { session } from './session-store.ts'
import { readStored, store } from './storage/safe-storage.ts'

/**
 * Calls that say which browser makes them. No other does: an answer that is the same for everybody would
 * become a private one, which nothing may cache.
 */
const IDENTIFIED: ReadonlySet<EndpointName> = new Set([
  'register',
  'storePassword',
  'login',
  'loginByPasskey',
  'forgotPassword',
  'resetPassword',
  'changePassword',
  'requestEmailChange',
  'changeEmail',
  'confirmCode',
  'exportUser',
  'removeUser',
  'sendOrderMail',
  // Counts a view.
  'getPost',
  'likePost',
  'likeCatalogItem',
  // Says whether this visitor has liked it.
  'getCatalogItemLikes',
])

/** Returns the headers of a call: the bearer where there is one, the CSRF tokens of the page, the visitor's id. */
export function requestHeaders(call: EndpointName): Record<string, string> {
  const csrf = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content
  const xsrf = xsrfToken(document.cookie)
  const token = session.get()
  return {
    Accept: 'application/json, text/plain, */*',
    'X-Requested-With': 'XMLHttpRequest',
    ...(csrf ? { 'X-CSRF-TOKEN': csrf } : {}),
    ...(xsrf ? { 'X-XSRF-TOKEN': xsrf } : {}),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(IDENTIFIED.has(call) ? { 'X-Visitor-Id': visitorId() } : {}),
  }
}

/** Returns the value of the cookie that a server or a proxy in front may set against forged requests. */
export function xsrfToken(cookies: string): string | undefined {
  const value = /(?:^|; )XSRF-TOKEN=([^;]{1,4096})/.exec(cookies)?.[1]
  try {
    return value && printable(decodeURIComponent(value))
  } catch {
    return value
  }
}

/** With any other character in a header `fetch` throws, and no call would be made. */
const printable = (text: string) => (/^[\x20-\x7e]*$/.test(text) ? text : undefined)

const VISITOR_KEY = 'visitorId'
/** What the server takes for one. */
const VISITOR_ID = /^[A-Za-z0-9-]{8,64}$/

let currentId: string | undefined

/** Returns the random id that this browser keeps; where storage is forbidden it lasts for the page. */
function visitorId(): string {
  currentId = storedId() ?? currentId ?? randomHex()
  if (storedId() !== currentId) store('localStorage', VISITOR_KEY, currentId)
  return currentId
}

function storedId(): string | undefined {
  const stored = readStored('localStorage', VISITOR_KEY)
  return stored !== undefined && VISITOR_ID.test(stored) ? stored : undefined
}
