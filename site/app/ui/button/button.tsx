import type { ComponentProps } from 'react'
import { classNames } from '../text/class-names.ts'
import styles from './button.module.css'

interface ButtonVariant {
  variant?: 'primary' | 'outline'
  compact?: boolean
}

const getClassName = (
  look: ButtonVariant['variant'],
  compact: boolean | undefined,
  className: string | undefined,
) => classNames(styles.button, look === 'outline' && styles.outline, compact && styles.compact, className)

export function Button({ variant, compact, className, ...rest }: ComponentProps<'button'> & ButtonVariant) {
  return <button type="button" {...rest} className={getClassName(variant, compact, className)} />
}

/** Link in the style of a button. */
export function ButtonLink({ variant, compact, className, ...rest }: ComponentProps<'a'> & ButtonVariant) {
  return <a {...rest} className={getClassName(variant, compact, className)} />
}
