import { type ReactNode, useId } from 'react'
import styles from './security.module.css'

interface SecuritySectionProps {
  heading: string
  /** What it is good for, in a sentence or two. */
  lead: ReactNode
  children: ReactNode
}

/** One thing of the tab: what it is at the left, what can be done at the right. */
export function SecuritySection({ heading, lead, children }: SecuritySectionProps) {
  const headingId = useId()
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h3 id={headingId}>{heading}</h3>
        <p className={styles.lead}>{lead}</p>
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  )
}
