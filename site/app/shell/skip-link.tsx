import styles from './skip-link.module.css'

/** Where the page's own content begins. */
export const CONTENT_ID = 'content'

export function SkipLink() {
  return (
    <a href={`#${CONTENT_ID}`} className={styles.skip}>
      Перейти к содержанию
    </a>
  )
}
