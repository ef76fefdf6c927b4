import type { ReactNode } from 'react'
import styles from './message.module.css'

/** A screen of a few words. */
export const Message = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <div className={styles.message}>
    <h1>{heading}</h1>
    {children}
  </div>
)
