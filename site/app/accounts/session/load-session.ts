import { SESSION_TRANSFER } from '../../browser/session/session-mark.ts'
import { session } from '../../browser/session/session-store.ts'
import { readStored } from '../../browser/storage/safe-storage.ts'
import { ENDED_TOKEN } from './ended-token.ts'

/** Loads the code of sessions for visitors who have one, bring one from another host, or get one later. */
export function loadSession(): void {
  const isKnown =
    session.get() !== undefined ||
    readStored('sessionStorage', SESSION_TRANSFER) !== undefined ||
    readStored('localStorage', ENDED_TOKEN) !== undefined
  if (isKnown) {
    load()
    return
  }
  const stop = session.subscribe(() => {
    stop()
    load()
  })
}

/** Without the code the visitor stays logged in by the stored token. */
const load = () =>
  void import('./keep-session.ts').then(
    ({ keepSession }) => keepSession(),
    () => undefined,
  )
