import { type ReactNode, useId } from 'react'
import styles from './account-section.module.css'

interface AccountSectionProps {
  heading: string
  /** Purpose in one or two sentences. */
  lead: ReactNode
  children: ReactNode
}

/** Section of an account page: heading and purpose at the left, actions at the right. */
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
