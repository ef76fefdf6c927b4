import type { ReactNode } from 'react'
import { titleText } from '../text/title-text.ts'
import styles from './page-head.module.css'

/** What the page is called, and one sentence on it. */
export function PageHead({ heading, lead }: { heading: ReactNode; lead?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h1>{typeof heading === 'string' ? titleText(heading) : heading}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  )
}
