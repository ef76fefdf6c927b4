import type { ReactNode } from 'react'
import styles from './account.module.css'

/** Says that a tab has nothing yet, and leads on. */
export function EmptyTab({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className={styles.notice}>
      <p>{text}</p>
      {children}
    </div>
  )
}
