import type { ComponentProps } from 'react'
import { ButtonLink } from '../button/button.tsx'
import { classNames } from '../text/class-names.ts'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import { ORDER_FORM_ANCHOR } from './order-form-anchor.ts'
import styles from './order-link.module.css'

interface OrderLinkProps extends Omit<ComponentProps<typeof ButtonLink>, 'href'> {
  /** What the order comes to, under the words, in a line that has its place; null where that is not known. */
  detail?: string | null
}

/** The main call, in the same words but where an act of its own is meant: it leads down to the order form of this very page. */
export function OrderLink({ detail, className, children = 'Рассчитать стоимость', ...rest }: OrderLinkProps) {
  return (
    <ButtonLink
      {...rest}
      href={`#${ORDER_FORM_ANCHOR}`}
      className={classNames(className, detail !== undefined && styles.tall)}
    >
      {children}
      {detail && (
        <span className={styles.detail}>
          <VisuallyHidden>{' — '}</VisuallyHidden>
          {detail}
        </span>
      )}
    </ButtonLink>
  )
}
