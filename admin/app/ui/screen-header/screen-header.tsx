import type { ReactNode } from 'react'
import styles from './screen-header.module.css'

/** Title of an entry's screen, with its state below. */
export const ScreenHeader = ({ title, children }: { title: string; children: ReactNode }) => (
  <header className={styles.header}>
    <h1>{title}</h1>
    <p className={styles.state}>{children}</p>
  </header>
)
