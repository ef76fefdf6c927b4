import type { ComponentProps } from 'react'
import { ButtonLink } from '../button/button.tsx'
import { classNames } from '../text/class-names.ts'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import { ORDER_FORM_ANCHOR } from './order-form-anchor.ts'
import styles from './order-link.module.css'

interface OrderLinkProps extends Omit<ComponentProps<typeof ButtonLink>, 'href' | 'children'> {
  /** What the order comes to, under the words, in a line that has its place; null where that is not known. */
  detail?: string | null
}

/** The main call, the same words everywhere: it leads down to the order form of this very page. */
export function OrderLink({ detail, className, ...rest }: OrderLinkProps) {
  return (
    <ButtonLink
      {...rest}
      href={`#${ORDER_FORM_ANCHOR}`}
      className={classNames(className, detail !== undefined && styles.tall)}
    >
      Рассчитать стоимость
      {detail && (
        <span className={styles.detail}>
          <VisuallyHidden>{' — '}</VisuallyHidden>
          {detail}
        </span>
      )}
    </ButtonLink>
  )
}
