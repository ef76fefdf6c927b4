import { type ReactNode, useId } from 'react'
import styles from './panel.module.css'

interface PanelProps {
  heading: string
  /** A heading that only who can't see needs. */
  isHeadingHidden?: boolean
  /** What there is to know, in a sentence. */
  lead?: ReactNode
  /** What can be done with all of it, beside the heading. */
  actions?: ReactNode
  children?: ReactNode
}

/** A part of a screen, with its heading. */
export function Panel({ heading, isHeadingHidden = false, lead, actions, children }: PanelProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.panel}>
      <header className={isHeadingHidden ? styles.hidden : styles.header}>
        <div>
          <h2 id={id}>{heading}</h2>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </section>
  )
}
