import type { ComponentProps } from 'react'
import { ButtonLink } from './button.tsx'
import { ORDER_FORM_ANCHOR } from './order-form-place.ts'

/** The main call, the same words everywhere: it leads down to the order form of this very page. */
export function OrderLink(look: Omit<ComponentProps<typeof ButtonLink>, 'href' | 'children'>) {
  return (
    <ButtonLink {...look} href={`#${ORDER_FORM_ANCHOR}`}>
      Рассчитать стоимость
    </ButtonLink>
  )
}
