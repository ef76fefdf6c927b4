import { type ReactNode, type Ref, useId } from 'react'
import styles from './panel.module.css'

interface PanelProps {
  heading: string
  /** For screen readers only. */
  isHeadingHidden?: boolean
  lead?: ReactNode
  actions?: ReactNode
  /** Makes the panel focusable, for restoring focus when the focused element unmounts. */
  ref?: Ref<HTMLElement>
  children?: ReactNode
}

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
