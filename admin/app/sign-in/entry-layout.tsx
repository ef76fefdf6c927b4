import type { ReactNode } from 'react'
import styles from './entry-layout.module.css'

export const EntryLayout = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <main className={styles.layout}>
    <title>{`${heading} — Панель управления`}</title>
    <div className={styles.panel}>
      <p className={styles.product}>Панель управления</p>
      <h1>{heading}</h1>
      {children}
    </div>
  </main>
)
