import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './card.module.css'
import { classNames } from './class-names.ts'
import { Picture } from './picture.tsx'

interface CardProps {
  to: string
  heading: string
  headingLevel?: 'h2' | 'h3'
  picture?: string | null | undefined
  /** Shown under the pointer in place of the first, and loaded only then. */
  secondPicture?: string | null | undefined
  priority?: 'eager' | 'lazy'
  /** `highlight`: the picture fills the card, the words stand on it (§2). */
  look?: 'plain' | 'highlight'
  /** At most three lines are seen. */
  text?: string | undefined
  /** The last line: a price, a date, likes. */
  children?: ReactNode
}

/** One of many things in a list; the whole of it leads to its page. */
export function Card({ to, heading, headingLevel: Heading = 'h3', look = 'plain', ...rest }: CardProps) {
  const { picture, secondPicture, priority = 'lazy', text, children } = rest
  return (
    <Link
      to={to}
      viewTransition
      className={classNames(styles.card, look === 'highlight' && styles.highlight)}
    >
      <div className={styles.frame}>
        {picture && (
          <Picture src={picture} alt="" shape="card" priority={priority} className={styles.picture} />
        )}
        {secondPicture && <Picture src={secondPicture} alt="" shape="card" className={styles.second} />}
      </div>
      <div className={styles.words}>
        <Heading className={styles.name}>{heading}</Heading>
        {text && <p className={styles.text}>{text}</p>}
        {children && <p className={styles.line}>{children}</p>}
      </div>
    </Link>
  )
}
