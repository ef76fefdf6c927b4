import type { ComponentProps } from 'react'
import { Slot } from '../element/slot.tsx'
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
  /** Goal that the first click reports. */
  goal?: string | undefined
}

/** Phone or e-mail link that is masked until a click. Without JavaScript it is a plain link. */
export function MaskedLink({ href, text, seen, call, goal, className, ...link }: MaskedLinkProps) {
  return (
    <masked-link data-goal={goal} className={styles.whole}>
      <a {...link} href={href} className={classNames(styles.link, className)}>
        <span className={styles.masked}>
          {seen}
          <span aria-hidden="true">{'•'.repeat(MASK_LENGTH)}</span>
        </span>{' '}
        <span className={styles.call}>{call}</span>
        <Slot data-text={text} className={styles.text} />
      </a>
    </masked-link>
  )
}
