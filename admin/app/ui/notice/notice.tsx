import type { ReactNode } from 'react'
import styles from './notice.module.css'

interface NoticeProps {
  /** `error` is read out at once, the others when there is a pause. */
  kind?: 'info' | 'error' | 'warning'
  children: ReactNode
}

/** A sentence that stands where it happened. */
export const Notice = ({ kind = 'info', children }: NoticeProps) => (
  <div role={kind === 'error' ? 'alert' : 'status'} className={`${styles.notice} ${styles[kind]}`}>
    {children}
  </div>
)
