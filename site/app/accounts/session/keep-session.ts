import { ACCOUNT_PATH } from '@rapport/contract/paths/account-paths'
import { markSession } from '../../browser/session/session-mark.ts'
import { session } from '../../browser/session/session-store.ts'
import { closeAuthDialog } from '../auth-dialogs.ts'
import { followSession, startSession } from './current-user.ts'
import { endStoredSession } from './end-session.ts'

/** Restores the stored session and follows logins and logouts, also in other tabs. */
export function keepSession(): void {
  let wasSignedIn: boolean | undefined
  const follow = () => {
    const signedIn = session.get() !== undefined
    if (signedIn === wasSignedIn) return
    markSession(signedIn)
    // Another tab may have logged in first.
    if (signedIn) closeAuthDialog({ forget: true })
    else if (wasSignedIn && location.pathname.startsWith(ACCOUNT_PATH)) location.assign('/')
    wasSignedIn = signedIn
  }
  follow()
  session.subscribe(follow)
  void endStoredSession()
  void startSession()
  followSession()
}
