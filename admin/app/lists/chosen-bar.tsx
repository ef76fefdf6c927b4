import type { ReactNode } from 'react'
import { Button } from '../ui/button/button.tsx'
import styles from './lists.module.css'

interface ChosenBarProps {
  /** How much is chosen, in words. */
  text: string
  onCleared: () => void
  /** What can be done with it. */
  children: ReactNode
}

/** What is chosen in a list, and what can be done with it: it stays in sight. */
export const ChosenBar = ({ text, onCleared, children }: ChosenBarProps) => (
  <section aria-label="Выбранное" className={styles.chosen}>
    <span role="status">{text}</span>
    {children}
    <Button variant="quiet" onPress={onCleared}>
      Снять выбор
    </Button>
  </section>
)
