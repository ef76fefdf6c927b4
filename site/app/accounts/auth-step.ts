import type { AuthKnown, AuthPopup } from './auth-popup.ts'

/** What every popup is given. */
export interface AuthStep {
  popup: AuthPopup
  known: AuthKnown
  /** Token and user are stored: the visitor goes to the cabinet (§4). */
  onSigned: () => void
}
