import { session } from './session-store.ts'

/** Logs out if the server rejects the token of a request: the session was ended on another device. */
export function forgetRejectedToken(status: number | undefined, token: string | undefined): void {
  // The visitor may have logged in again meanwhile.
  if (status === 401 && token !== undefined && session.get() === token) session.set(undefined)
}
