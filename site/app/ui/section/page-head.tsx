import type { ReactNode } from 'react'
import { formatTitle } from '../text/format-title.ts'
import styles from './page-head.module.css'

/** Title of the page and an optional lead sentence. */
export function PageHead({ heading, lead }: { heading: ReactNode; lead?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h1>{typeof heading === 'string' ? formatTitle(heading) : heading}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  )
}
