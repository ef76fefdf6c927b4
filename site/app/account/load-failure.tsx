import { Button } from '../ui/button/button.tsx'
import styles from './account.module.css'

/** Says that a part of the cabinet did not come, and asks for it once more. */
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
