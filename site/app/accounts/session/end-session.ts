import { endpointUrl } from '../../browser/requests/endpoint-url.ts'
import { requestHeaders } from '../../browser/requests/request-headers.ts'
import { readStored, removeStored, store } from '../../browser/storage/safe-storage.ts'

/** Key in the local storage of a token that the server has not ended yet. */
const KEY = 'endedToken'

/** Ends a session on the server, even if the page is left. Offline, the next page with a connection ends it. */
export function endSession(token: string): void {
  store('localStorage', KEY, token)
  void endStoredSession()
}

/** Ends the session of an earlier logout that had no connection. */
export async function endStoredSession(): Promise<void> {
  const token = readStored('localStorage', KEY)
  if (token === undefined) return
  const headers = { ...requestHeaders('logout'), Authorization: `Bearer ${token}` }
  try {
    await fetch(endpointUrl('logout'), { method: 'POST', headers, keepalive: true })
    if (readStored('localStorage', KEY) === token) removeStored('localStorage', KEY)
  } catch {
    addEventListener('online', () => void endStoredSession(), { once: true })
  }
}
