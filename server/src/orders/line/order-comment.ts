import { joinComment } from '@rapport/contract/orders/order-fields'
import type { OrderLine } from '@rapport/contract/orders/order-line'
import type { OrderForm } from '@rapport/contract/orders/orders'

/**
 * Returns the comment of an order with all choices that its line lacks. Without a line it contains all choices, so
 * that nothing of the form is lost.
 */
export function orderComment(form: OrderForm, line: OrderLine | undefined): string {
  const { comment, additionalComment, itemTitle, material, variant, baseColor, quantity, total } = form
  const words = material?.replace(MATERIAL_CODE, '')
  if (line)
    return joinComment({
      comment,
      additionalComment,
      material: line.material === null ? words : undefined,
      variant: line.variant === null ? variant : undefined,
      baseColor: line.baseColor === null ? baseColor : undefined,
    })
  const subject = [additionalComment, itemTitle].filter(Boolean).join(', ')
  return joinComment({
    comment,
    variant,
    baseColor,
    quantity,
    total,
    additionalComment: subject,
    material: words,
  })
}

/** Code before the label in a `materialKey`. */
const MATERIAL_CODE = /^[\w-]+\//
