import { createAccessibleTables } from './accessible-tables.ts'
import styles from './rich-text.module.css'

/** HTML written by editors and sanitized by the server. */
export function RichText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitizes the HTML
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: createAccessibleTables(html) }} />
}
