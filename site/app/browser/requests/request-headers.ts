import type { EndpointName } from '@rapport/contract/endpoints/endpoint-routes'
import { randomHex } from '../random-hex.ts'
import { session } from '../session/session-store.ts'
import { readStored, store } from '../storage/safe-storage.ts'

/**
 * Endpoints that receive the visitor's id. For others the id would make a common response private and uncacheable.
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
  // Returns whether this visitor likes the item.
  'getCatalogItemLikes',
])

/** Returns the headers of a request: bearer token, CSRF tokens of the page, visitor id. */
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

/** Returns the value of the XSRF cookie, which the server or a proxy may set. */
export function xsrfToken(cookies: string): string | undefined {
  const value = /(?:^|; )XSRF-TOKEN=([^;]{1,4096})/.exec(cookies)?.[1]
  try {
    return value && printable(decodeURIComponent(value))
  } catch {
    return value
  }
}

/** `fetch` throws for other characters in a header. */
const printable = (text: string) => (/^[\x20-\x7e]*$/.test(text) ? text : undefined)

const VISITOR_KEY = 'visitorId'
/** Format that the server accepts. */
const VISITOR_ID = /^[A-Za-z0-9-]{8,64}$/

let currentId: string | undefined

/** Returns the random id of this browser. Without storage it lasts for the page. */
function visitorId(): string {
  currentId = storedId() ?? currentId ?? randomHex()
  if (storedId() !== currentId) store('localStorage', VISITOR_KEY, currentId)
  return currentId
}

function storedId(): string | undefined {
  const stored = readStored('localStorage', VISITOR_KEY)
  return stored !== undefined && VISITOR_ID.test(stored) ? stored : undefined
}
