import * as z from 'zod/mini'
import { messages } from '../errors/messages.ts'
import {
  ORDER_LINES_MAX,
  ORDER_SIZES_MAX,
  QUANTITY_MAX,
  SHORT_FIELD_MAX,
  SIZE_NAME_MAX,
} from './order-limits.ts'

/** A text without spaces at its ends. */
export const trimmed = z.pipe(
  z.string(messages.fieldInvalid),
  z.transform((text) => text.trim()),
)

/** An optional text of at most SHORT_FIELD_MAX characters. */
export const short = z.optional(
  z.pipe(trimmed, z.string().check(z.maxLength(SHORT_FIELD_MAX, messages.fieldTooLong))),
)

/** Pieces or metres, cloth in steps of 0.5 m, at least 1. Empty if not given. */
export const orderQuantity = z.pipe(
  z.union([z.string(), z.number()], messages.quantity),
  z.transform((value, context) => {
    const text = String(value).trim()
    if (text === '') return undefined
    const quantity = Number(text.replace(',', '.'))
    if (/^\d+(?:[.,][05])?$/.test(text) && quantity >= 1 && quantity <= QUANTITY_MAX) return quantity
    context.issues.push({ code: 'custom', message: messages.quantity, input: value })
    return z.NEVER
  }),
)

/** A product’s id. Other values are ignored: an invalid id never fails an order. */
const orderItemId = z.pipe(
  z.union([z.string(), z.number()], messages.fieldInvalid),
  z.transform((value) => {
    const id = Number(value)
    return Number.isInteger(id) && id > 0 && id < 2 ** 31 ? id : undefined
  }),
)

/**
 * The ordered product and its options, never the price. `variant` and `material` are `variantKey` and
 * `materialKey`. Without a product, or with unknown keys, they are texts of the comment.
 */
export const orderLineForm = {
  itemId: z.optional(orderItemId),
  /** The product's title on the page, used if the product no longer exists. */
  itemTitle: short,
  variant: short,
  material: short,
  baseColor: short,
  quantity: z.optional(orderQuantity),
  /** The total that the page showed, as formatted there. */
  total: short,
}

const sizeName = z.string().check(z.minLength(1), z.maxLength(SIZE_NAME_MAX, messages.fieldTooLong))
const sizeQuantity = z
  .int(messages.quantity)
  .check(z.minimum(1, messages.quantity), z.maximum(QUANTITY_MAX, messages.quantity))

/** Pieces by size, in place of a quantity. */
export const orderSizes = z.record(sizeName, sizeQuantity, messages.fieldInvalid).check(
  z.refine((sizes) => Object.keys(sizes).length <= ORDER_SIZES_MAX, messages.fieldInvalid),
  z.refine((sizes) => sumSizes(sizes) <= QUANTITY_MAX, messages.quantity),
)

const sumSizes = (sizes: Record<string, number>): number =>
  Object.values(sizes).reduce((sum, pieces) => sum + pieces, 0)

const lineForm = z
  .object({ ...orderLineForm, sizes: z.optional(orderSizes) })
  .check(
    z.refine(({ quantity, sizes }) => quantity === undefined || sizes === undefined, {
      error: messages.quantityOrSizes,
      path: ['quantity'],
    }),
  )

/** One product of the order form. */
export type OrderLineForm = z.output<typeof lineForm>

/** Returns the quantity of a product, or the pieces of its sizes; undefined if neither is given. */
export const lineQuantity = ({ quantity, sizes }: OrderLineForm): number | undefined =>
  sizes ? sumSizes(sizes) : quantity

/**
 * Several products of one order: an array, or its JSON in a form. They replace the fields of a single product. Errors
 * name the line: `lines.0.quantity`.
 */
export const orderLineForms = z.pipe(
  z.pipe(z.union([z.string(), z.array(z.unknown())], messages.fieldInvalid), z.transform(readJson)),
  z
    .array(lineForm, messages.fieldInvalid)
    .check(z.minLength(1, messages.fieldInvalid), z.maxLength(ORDER_LINES_MAX, messages.orderLinesTooMany)),
)

/** Returns the value of a JSON text; other values unchanged, so that the schema refuses them. */
function readJson(value: string | unknown[]): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}
