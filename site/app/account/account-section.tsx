import { type ReactNode, useId } from 'react'
import styles from './account-section.module.css'

interface AccountSectionProps {
  heading: string
  /** What it is good for, in a sentence or two. */
  lead: ReactNode
  children: ReactNode
}

/** One thing of the tab: what it is at the left, what can be done at the right. */
export function AccountSection({ heading, lead, children }: AccountSectionProps) {
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
