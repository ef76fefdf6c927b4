import type { ReactNode } from 'react'
import styles from './notice.module.css'

interface NoticeProps {
  /** Screen readers announce `error` at once, the others at the next pause. */
  kind?: 'info' | 'error' | 'warning'
  children: ReactNode
}

export const Notice = ({ kind = 'info', children }: NoticeProps) => (
  <div role={kind === 'error' ? 'alert' : 'status'} className={`${styles.notice} ${styles[kind]}`}>
    {children}
  </div>
)
