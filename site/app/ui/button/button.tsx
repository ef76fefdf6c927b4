import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classNames } from '../text/class-names.ts'
import styles from './button.module.css'

interface ButtonVariant {
  variant?: 'primary' | 'outline'
  compact?: boolean
}

const classOf = (
  look: ButtonVariant['variant'],
  compact: boolean | undefined,
  className: string | undefined,
) => classNames(styles.button, look === 'outline' && styles.outline, compact && styles.compact, className)

export function Button({ variant, compact, className, ...rest }: ComponentProps<'button'> & ButtonVariant) {
  return <button type="button" {...rest} className={classOf(variant, compact, className)} />
}

/** A link that looks like a button; an address within the page or outside the site. */
export function ButtonLink({ variant, compact, className, ...rest }: ComponentProps<'a'> & ButtonVariant) {
  return <a {...rest} className={classOf(variant, compact, className)} />
}

/** A link that looks like a button, to another page of the site. */
export function ButtonPageLink({ variant, compact, className, ...rest }: LinkProps & ButtonVariant) {
  return <Link {...rest} className={classOf(variant, compact, className)} />
}
