import { type ReactNode, useId } from 'react'
import { classNames } from '../text/class-names.ts'
import { titleText } from '../text/title-text.ts'
import styles from './section.module.css'

interface SectionProps {
  /** For links to it within the page. */
  id?: string
  heading: ReactNode
  /** What stands at the end of the heading's line. */
  aside?: ReactNode
  tone?: 'linen' | 'paper'
  /** The content stands beside the heading where there is room: for running text. */
  beside?: boolean
  /** Follows the section above without space of its own. */
  close?: boolean
  children: ReactNode
}

/** A full-width band of the page under its heading. */
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
        <h2 id={headingId}>{typeof heading === 'string' ? titleText(heading) : heading}</h2>
        {aside}
      </div>
      <div>{children}</div>
    </section>
  )
}
