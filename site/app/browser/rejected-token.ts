import { session } from './session-store.ts'

/** Logs out here where the server refused the token that a call was made with: its session was ended elsewhere. */
export function forgetRejectedToken(status: number | undefined, token: string | undefined): void {
  // Somebody may have logged in anew meanwhile.
  if (status === 401 && token !== undefined && session.get() === token) session.set(undefined)
}
