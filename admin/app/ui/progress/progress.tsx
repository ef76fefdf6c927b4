import styles from './progress.module.css'

/** Progress bar; `value` is 0 to 1. */
export const Progress = ({ label, value }: { label: string; value: number }) => (
  <progress aria-label={label} value={value} max={1} className={styles.progress} />
)
