import { readStored } from './storage/safe-storage.ts'

/** Where the token is stored. */
export const SESSION_KEY = 'userToken'

/**
 * Marks the document of whoever is logged in: styles keep the place of what they alone see. Without a parameter by what is
 * stored, before the first paint, so that nothing shifts when it comes.
 */
export function markSession(signedIn = readStored('localStorage', SESSION_KEY) !== undefined): void {
  document.documentElement.toggleAttribute('data-signed-in', signedIn)
}
