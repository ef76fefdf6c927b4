import type { ReactNode } from 'react'
import styles from './search-page.module.css'

/** Links of the results page under a heading. */
export const ChipSection = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section className={styles.chipSection}>
    <h2 className={styles.chipSectionHeading}>{heading}</h2>
    {children}
  </section>
)
