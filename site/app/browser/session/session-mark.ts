import { readStored } from '../storage/safe-storage.ts'

/** Key in the local storage. */
export const SESSION_KEY = 'userToken'

/**
 * Marks the document of a logged-in visitor, so that styles reserve room for private content. Without an argument it
 * reads the storage, before the first paint, to avoid layout shift.
 */
export function markSession(signedIn = isStored()): void {
  document.documentElement.toggleAttribute('data-signed-in', signedIn)
}

const isStored = () =>
  (readStored('localStorage', SESSION_KEY) ?? readStored('sessionStorage', SESSION_KEY)) !== undefined

/** Key in the session storage of the code that restores the session on this host. */
export const SESSION_TRANSFER = 'sessionTransfer'
