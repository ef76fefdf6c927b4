import type { ComponentProps } from 'react'
import styles from './chip.module.css'

/** Small link in a row of similar links. */
export function Chip({ children, ...link }: Omit<ComponentProps<'a'>, 'className'>) {
  return (
    <a {...link} className={styles.chip}>
      {children}
    </a>
  )
}
