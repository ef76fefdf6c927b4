import * as z from 'zod/mini'
import { messages } from '../errors/messages.ts'
import { ORDER_LINES_MAX, QUANTITY_MAX, SHORT_FIELD_MAX } from './order-limits.ts'
import { orderSizes } from './order-line-form.ts'

/** The database stores no other text as JSON. */
const isStorable = (value: string): boolean => value.isWellFormed() && !value.includes('\0')

const text = z
  .string(messages.fieldInvalid)
  .check(z.maxLength(SHORT_FIELD_MAX, messages.fieldTooLong), z.refine(isStorable, messages.fieldInvalid))

const cartQuantity = z
  .number(messages.quantity)
  .check(
    z.minimum(1, messages.quantity),
    z.maximum(QUANTITY_MAX, messages.quantity),
    z.multipleOf(0.5, messages.quantity),
  )

/**
 * A product of a cart, named as in the order form. Titles are those of the page that it was added on. It has no price:
 * the server calculates it again. Either `quantity` or `sizes`.
 */
export const cartLine = z
  .object({
    itemId: z
      .int(messages.fieldInvalid)
      .check(z.minimum(1, messages.fieldInvalid), z.maximum(2 ** 31 - 1, messages.fieldInvalid)),
    itemTitle: text,
    unit: text,
    variant: z.optional(text),
    variantTitle: z.optional(text),
    material: z.optional(text),
    baseColor: z.optional(text),
    /** Whether the product has a table of sizes. */
    isSized: z.optional(z.boolean(messages.fieldInvalid)),
    quantity: z.optional(cartQuantity),
    sizes: z.optional(
      orderSizes.check(
        z.refine((sizes) => {
          const names = Object.keys(sizes)
          return names.length > 0 && names.every(isStorable)
        }, messages.fieldInvalid),
      ),
    ),
  })
  .check(
    z.refine(({ quantity, sizes }) => (quantity === undefined) !== (sizes === undefined), {
      error: messages.quantityOrSizes,
      path: ['quantity'],
    }),
  )
export type CartLine = z.infer<typeof cartLine>

const cartLines = z
  .array(cartLine, messages.fieldInvalid)
  .check(z.maxLength(ORDER_LINES_MAX, messages.orderLinesTooMany))

/** The cart of a user. `version` is raised by every change; 0 for a user who never had one. */
export const cart = z.object({
  version: z.int(messages.fieldInvalid).check(z.nonnegative(messages.fieldInvalid)),
  lines: cartLines,
})
export type Cart = z.infer<typeof cart>
