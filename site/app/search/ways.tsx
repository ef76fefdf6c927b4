import type { ReactNode } from 'react'
import styles from './search-page.module.css'

/** Where one may go on from the page of results, under a heading. */
export const Ways = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section className={styles.ways}>
    <h2 className={styles.waysHeading}>{heading}</h2>
    {children}
  </section>
)
