import * as z from 'zod/mini'
import { CODE_MAX, LINES_MAX, OPERATIONS_MAX, SIZES_MAX } from './calculation-limits.ts'
import { calculationMessages as messages } from './calculation-messages.ts'

const code = z.string(messages.invalid).check(z.maxLength(CODE_MAX, messages.invalid))
const number = z.number(messages.invalid)

/** Work added to an item. `calculate` checks the values against the tables. Sides in whole millimetres. */
const requestedOperation = z.object({
  code,
  /** Required if the operation has places on the item. */
  place: z.optional(code),
  /** Both are required for printing and embroidery. */
  widthMm: z.optional(number),
  heightMm: z.optional(number),
  /** Required if the operation is priced by colours. */
  colors: z.optional(number),
  /** Different designs of this operation, 1 if not given: each has its own setup. */
  designs: z.optional(number),
})
export type RequestedOperation = z.infer<typeof requestedOperation>

/** An item with its choices. Either `quantity` or `sizes`. */
const requestedLine = z.object({
  /** Id of the catalogue's API. */
  itemId: number,
  /** Choice in the item's price tables; absent or null for an item without tables. */
  priceErpId: z.optional(z.nullable(code)),
  variant: z.optional(z.nullable(number)),
  materialErpId: z.optional(z.nullable(code)),
  /** Row of the table if it has the material in several rows. Without it the first row. */
  label: z.optional(code),
  /** Colour of the cloth, in words. It has no price of its own. */
  baseColor: z.optional(code),
  /** Pieces; metres of cloth in steps of 0.5. */
  quantity: z.optional(number),
  /** Pieces by size; at least one is not 0. */
  sizes: z.optional(
    z
      .record(code, number, messages.invalid)
      .check(z.refine((sizes) => Object.keys(sizes).length <= SIZES_MAX, messages.sizesTooMany)),
  ),
  operations: z
    .array(requestedOperation, messages.invalid)
    .check(z.maxLength(OPERATIONS_MAX, messages.operationsTooMany)),
})
export type RequestedLine = z.infer<typeof requestedLine>

/** A request for a calculation. Its shape and size only: `calculate` checks ids and values against the tables. */
export const calculationRequest = z.object({
  lines: z
    .array(requestedLine, messages.invalid)
    .check(z.minLength(1, messages.linesMissing), z.maxLength(LINES_MAX, messages.linesTooMany)),
  term: z.enum(['normal', 'urgent'], messages.invalid),
  cityId: z.optional(number),
})
export type CalculationRequest = z.infer<typeof calculationRequest>
