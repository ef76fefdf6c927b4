import { FACTORY_META } from '@rapport/staff-contract/staff/admin-paths'
import type { ReactNode } from 'react'
import styles from './entry-layout.module.css'

/** Name in the document, which is there before a sign-in. */
const factoryName = document.querySelector<HTMLMetaElement>(`meta[name="${FACTORY_META}"]`)?.content

export const EntryLayout = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <main className={styles.layout} data-brand="">
    <title>{`${heading} — Панель управления`}</title>
    <div className={styles.panel}>
      <p className={styles.product}>
        {factoryName && <b>{factoryName}</b>}
        Панель управления
      </p>
      <h1>{heading}</h1>
      {children}
    </div>
  </main>
)
