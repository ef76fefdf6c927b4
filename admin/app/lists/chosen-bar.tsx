import type { ReactNode } from 'react'
import { Button } from '../ui/button/button.tsx'
import styles from './lists.module.css'

interface ChosenBarProps {
  text: string
  onCleared: () => void
  children: ReactNode
}

export const ChosenBar = ({ text, onCleared, children }: ChosenBarProps) => (
  <section aria-label="Выбранное" className={styles.chosen}>
    <span role="status">{text}</span>
    {children}
    <Button variant="quiet" onPress={onCleared}>
      Снять выбор
    </Button>
  </section>
)
