import type { ComponentProps } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names.ts'

interface Look {
  look?: 'primary' | 'outline'
  compact?: boolean
}

const classOf = (look: Look['look'], compact: boolean | undefined, className: string | undefined) =>
  classNames(styles.button, look === 'outline' && styles.outline, compact && styles.compact, className)

export function Button({ look, compact, className, ...rest }: ComponentProps<'button'> & Look) {
  return <button type="button" {...rest} className={classOf(look, compact, className)} />
}

/** A link that looks like a button; an address within the page or outside the site. */
export function ButtonLink({ look, compact, className, ...rest }: ComponentProps<'a'> & Look) {
  return <a {...rest} className={classOf(look, compact, className)} />
}
