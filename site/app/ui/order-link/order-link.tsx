import type { ComponentProps } from 'react'
import { ButtonLink } from '../button/button.tsx'
import { classNames } from '../text/class-names.ts'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import { ORDER_FORM_ANCHOR } from './order-form-anchor.ts'
import styles from './order-link.module.css'

interface OrderLinkProps extends Omit<ComponentProps<typeof ButtonLink>, 'href'> {
  /** Quantity and total, in a reserved line; null if unknown. */
  detail?: string | null
}

/** Main call to action: a link to the order form of the page. */
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
