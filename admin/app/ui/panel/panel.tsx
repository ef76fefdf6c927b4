import { type ReactNode, type Ref, useId } from 'react'
import styles from './panel.module.css'

interface PanelProps {
  heading: string
  /** A heading that only who can't see needs. */
  isHeadingHidden?: boolean
  /** What there is to know, in a sentence. */
  lead?: ReactNode
  /** What can be done with all of it, beside the heading. */
  actions?: ReactNode
  /** With it the panel can be given the focus, where what had it is gone. */
  ref?: Ref<HTMLElement>
  children?: ReactNode
}

/** A part of a screen, with its heading. */
export function Panel({ heading, isHeadingHidden = false, lead, actions, ref, children }: PanelProps) {
  const id = useId()
  return (
    <section ref={ref} tabIndex={ref ? -1 : undefined} aria-labelledby={id} className={styles.panel}>
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
