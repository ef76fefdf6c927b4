import { type ComponentProps, type MouseEvent, useState } from 'react'
import { classNames } from '../text/class-names.ts'
import styles from './masked-link.module.css'

/** Number of hidden digits. Revealing them is counted by analytics. */
const MASK_LENGTH = 4

interface MaskedLinkProps extends Omit<ComponentProps<'a'>, 'children' | 'href'> {
  href: string
  /** Complete text: «+7 (900) 123-45-67». */
  text: string
  /** Visible part: «+7 (900) 123-». */
  seen: string
  /** Accessible name of the button: «Показать телефон». */
  call: string
  onReveal?: (() => void) | undefined
}

/** Phone or e-mail link that is masked until a click. Without JavaScript it is a plain link. */
export function MaskedLink({
  href,
  text,
  seen,
  call,
  onReveal,
  className,
  onClick,
  ...link
}: MaskedLinkProps) {
  const [revealed, setRevealed] = useState(false)
  const reveal = (event: MouseEvent<HTMLAnchorElement>) => {
    if (revealed) return onClick?.(event)
    event.preventDefault()
    setRevealed(true)
    onReveal?.()
  }
  return (
    <a {...link} href={href} className={classNames(styles.link, className)} onClick={reveal}>
      {revealed ? (
        text
      ) : (
        <>
          <span className={styles.masked}>
            {seen}
            <span aria-hidden="true">{'•'.repeat(MASK_LENGTH)}</span>
          </span>{' '}
          <span className={styles.call}>{call}</span>
        </>
      )}
    </a>
  )
}
