import type { AuthKnown, AuthPopup } from './auth-popup.ts'

/** What every popup is given. */
export interface AuthStep {
  popup: AuthPopup
  known: AuthKnown
  /** Given the call's answer, a session: it is stored, and the visitor goes to the cabinet (§4). */
  onSigned: (answer: unknown) => void
}
