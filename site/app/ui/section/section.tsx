import { type ReactNode, useId } from 'react'
import { classNames } from '../text/class-names.ts'
import { formatTitle } from '../text/format-title.ts'
import styles from './section.module.css'

interface SectionProps {
  /** Anchor. */
  id?: string
  heading: ReactNode
  /** Content at the end of the heading line. */
  aside?: ReactNode
  tone?: 'linen' | 'paper'
  /** Puts running text beside the heading on wide screens. */
  beside?: boolean
  /** Removes the gap to the section above. */
  close?: boolean
  children: ReactNode
}

/** Full-width section with a heading. */
export function Section({ id, heading, aside, tone, beside, close, children }: SectionProps) {
  const headingId = useId()
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={classNames(
        styles.section,
        tone === 'paper' && styles.paper,
        beside && styles.beside,
        close && styles.close,
      )}
    >
      <div className={styles.head}>
        <h2 id={headingId}>{typeof heading === 'string' ? formatTitle(heading) : heading}</h2>
        {aside}
      </div>
      <div>{children}</div>
    </section>
  )
}
