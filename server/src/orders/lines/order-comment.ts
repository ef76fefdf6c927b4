import { type CommentFields, joinComment, PARAGRAPH } from '@rapport/contract/orders/order-fields'
import type { OrderLine } from '@rapport/contract/orders/order-line'
import type { OrderLineForm } from '@rapport/contract/orders/order-line-form'
import { sizesText } from '@rapport/contract/orders/order-line-text'
import type { OrderForm } from '@rapport/contract/orders/orders'

/** Returns the products that a form names: its list, or its single product. */
export const listLineForms = (form: OrderForm): OrderLineForm[] => form.lines ?? [form]

/**
 * Returns the comment of an order with all choices that its lines lack. A product without a line is named with all its
 * choices, so that nothing of the form is lost.
 */
export function orderComment(form: OrderForm, lines: readonly (OrderLine | undefined)[]): string {
  const { comment, additionalComment } = form
  const choices = listLineForms(form).map((lineForm, index) => listMissing(lineForm, lines[index]))
  if (form.lines)
    return [joinComment({ comment, additionalComment }), ...choices.map(joinComment)]
      .filter(Boolean)
      .join(PARAGRAPH)
  const subject = [additionalComment, choices[0]?.additionalComment].filter(Boolean).join(', ')
  return joinComment({ ...choices[0], comment, additionalComment: subject })
}

/** Returns the choices of a form that are not in its line. */
function listMissing(form: OrderLineForm, line: OrderLine | undefined): CommentFields {
  const { itemTitle, material, variant, baseColor, quantity, total } = form
  const words = material?.replace(MATERIAL_CODE, '')
  const sizes = line?.sizes ? undefined : form.sizes && sizesText(form.sizes)
  if (!line)
    return { additionalComment: itemTitle, material: words, variant, baseColor, quantity, sizes, total }
  return {
    material: line.material === null ? words : undefined,
    variant: line.variant === null ? variant : undefined,
    baseColor: line.baseColor === null ? baseColor : undefined,
    sizes,
  }
}

/** Code before the label in a `materialKey`. */
const MATERIAL_CODE = /^[\w-]+\//
