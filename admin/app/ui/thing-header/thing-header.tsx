import type { ReactNode } from 'react'
import styles from './thing-header.module.css'

/** The title of the screen of one thing, and below it how the thing stands. */
export const ThingHeader = ({ title, children }: { title: string; children: ReactNode }) => (
  <header className={styles.header}>
    <h1>{title}</h1>
    <p className={styles.state}>{children}</p>
  </header>
)
