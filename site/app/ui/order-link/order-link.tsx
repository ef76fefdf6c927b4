import type { ComponentProps } from 'react'
import { ButtonLink } from '../button/button.tsx'
import { Filled } from '../element/filled.tsx'
import { classNames } from '../text/class-names.ts'
import { ORDER_FORM_ANCHOR } from './order-form-anchor.ts'
import styles from './order-link.module.css'

interface OrderLinkProps extends Omit<ComponentProps<typeof ButtonLink>, 'href'> {
  /** Quantity and total, in a reserved line that a custom element fills. */
  detail?: { text: string | undefined } | undefined
}

/** Main call to action: a link to the order form of the page. */
export function OrderLink({ detail, className, children = 'Рассчитать стоимость', ...rest }: OrderLinkProps) {
  return (
    <ButtonLink
      {...rest}
      href={`#${ORDER_FORM_ANCHOR}`}
      className={classNames(className, detail && styles.tall)}
    >
      {children}
      {detail && <Filled name="detail" text={detail.text} className={styles.detail} />}
    </ButtonLink>
  )
}
