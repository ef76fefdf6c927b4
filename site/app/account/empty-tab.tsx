import type { ReactNode } from 'react'
import styles from './account.module.css'

/** Message of an empty page, with a link to continue. */
export function EmptyTab({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className={styles.notice}>
      <p>{text}</p>
      {children}
    </div>
  )
}
