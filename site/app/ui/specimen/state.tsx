import type { ReactNode } from 'react'
import styles from './state.module.css'

/** One state of a component, with its name. */
export function State({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <figure className={wide ? styles.wide : styles.state}>
      <figcaption className={styles.name}>{name}</figcaption>
      {children}
    </figure>
  )
}

export function States({ children }: { children: ReactNode }) {
  return <div className={styles.states}>{children}</div>
}
