import { type ComponentProps, type MouseEvent, useState } from 'react'
import { classNames } from '../text/class-names.ts'
import styles from './masked-link.module.css'

/** The digits that are hidden until they are asked for, and so counted. */
const MASK_LENGTH = 4

interface MaskedLinkProps extends Omit<ComponentProps<'a'>, 'children' | 'href'> {
  href: string
  /** The whole of it: «+7 (900) 123-45-67». */
  text: string
  /** What stands before the mask: «+7 (900) 123-». */
  seen: string
  /** The call to take the mask off: «Показать телефон». */
  call: string
  onReveal?: (() => void) | undefined
}

/**
 * A phone or an address behind a mask until it is asked for. Without the client bundle it is the plain
 * link it will become: the first click calls.
 */
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
