import type { ComponentProps } from 'react'
import { ButtonLink } from '../button/button.tsx'
import { ORDER_FORM_ANCHOR } from './order-form-anchor.ts'

/** The main call, the same words everywhere: it leads down to the order form of this very page. */
export function OrderLink(look: Omit<ComponentProps<typeof ButtonLink>, 'href' | 'children'>) {
  return (
    <ButtonLink {...look} href={`#${ORDER_FORM_ANCHOR}`}>
      Рассчитать стоимость
    </ButtonLink>
  )
}
