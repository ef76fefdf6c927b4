import styles from './auth-form.module.css'
import { type AuthKnown, type AuthPopup, openAuth } from './auth-popup.ts'

/** Leads from one popup to another. */
export function Way({ to, known, children }: { to: AuthPopup; known?: AuthKnown; children: string }) {
  return (
    <button type="button" className={styles.way} onClick={() => openAuth(to, known)}>
      {children}
    </button>
  )
}
