import { Button } from '../ui/button/button.tsx'
import styles from './account.module.css'

/** Error message of a part that failed to load, with a retry button. */
export function LoadFailure({ text, retry }: { text: string; retry: () => void }) {
  return (
    <div role="alert" className={styles.notice}>
      <p>{text}</p>
      <Button variant="outline" compact onClick={retry}>
        Повторить
      </Button>
    </div>
  )
}
