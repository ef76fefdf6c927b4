import styles from './skeleton.module.css'

export const Skeleton = ({ lines = 3 }: { lines?: number }) => (
  <div role="status" aria-label="Загружаем…" className={styles.skeleton}>
    {Array.from({ length: lines }, (_, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines are all alike
      <span key={line} className={styles.line} />
    ))}
  </div>
)
