import styles from './rich-text.module.css'

/** Text with marks, written by the editors; the server vouches that it is safe. */
export function RichText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the contract promises safe HTML here
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
}
