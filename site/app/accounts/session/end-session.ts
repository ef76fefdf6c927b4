import { endpointUrl } from '../../browser/requests/endpoint-url.ts'
import { requestHeaders } from '../../browser/requests/request-headers.ts'
import { readStored, removeStored, store } from '../../browser/storage/safe-storage.ts'
import { ENDED_TOKEN } from './ended-token.ts'

/** Ends a session on the server, even if the page is left. Offline, the next page with a connection ends it. */
export function endSession(token: string): void {
  store('localStorage', ENDED_TOKEN, token)
  void endStoredSession()
}

/** Ends the session of an earlier logout that had no connection. */
export async function endStoredSession(): Promise<void> {
  const token = readStored('localStorage', ENDED_TOKEN)
  if (token === undefined) return
  const headers = { ...requestHeaders('logout'), Authorization: `Bearer ${token}` }
  try {
    await fetch(endpointUrl('logout'), { method: 'POST', headers, keepalive: true })
    if (readStored('localStorage', ENDED_TOKEN) === token) removeStored('localStorage', ENDED_TOKEN)
  } catch {
    addEventListener('online', () => void endStoredSession(), { once: true })
  }
}
