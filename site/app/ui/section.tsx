import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './section.module.css'

interface SectionProps {
  heading: ReactNode
  /** What stands at the end of the heading's line. */
  aside?: ReactNode
  tone?: 'linen' | 'paper' | 'indigo'
  /** Follows the section above without space of its own. */
  close?: boolean
  id?: string
  children: ReactNode
}

/** A full-width band of the page under its heading. */
export function Section({ heading, aside, tone, close, id, children }: SectionProps) {
  const headingId = useId()
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={classNames(styles.section, tone && tone !== 'linen' && styles[tone], close && styles.close)}
    >
      <div className={styles.head}>
        <h2 id={headingId}>{heading}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
