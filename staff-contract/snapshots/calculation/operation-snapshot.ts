import { COLORS_MAX, STITCHES_PER_CM2_MAX } from '@rapport/contract/calculation/calculation-limits'
import { OPERATION_KINDS } from '@rapport/contract/calculation/operation-kinds'
import { messages } from '@rapport/contract/errors/messages'
import { QUANTITY_MAX, SHORT_FIELD_MAX } from '@rapport/contract/orders/order-limits'
import { PRICE_MAX } from '@rapport/contract/prices/price-limits'
import * as z from 'zod/mini'
import { editingMessages } from '../../editing/editing-messages.ts'
import { SHORT_TEXT_MAX, TITLE_MAX } from '../../editing/text-limits.ts'
import { checkOperationPrices } from '../../prices/operation-rules.ts'
import { PRICE_TIERS_MAX } from '../price-group-limits.ts'
import {
  boundedList,
  draftErpId,
  draftText,
  erpIdField,
  positionField,
  requiredText,
  wholeNumberUpTo,
} from '../snapshot-fields.ts'
import { AREA_CM2_MAX, CAPACITY_MAX, OPERATION_DAYS_MAX, OPERATION_ROWS_MAX } from './operation-limits.ts'

/**
 * What a price depends on beside the quantity. `area`: the size of a print and its colours. `stitches`: those of an
 * embroidery. `piece`: nothing else. `design`: not even the quantity.
 */
export const OPERATION_PRICINGS = ['area', 'stitches', 'piece', 'design'] as const

/** Kopecks, null for «по запросу»; in a draft also the typed text if it is no price. */
const price = z.nullable(
  z
    .int(editingMessages.priceFormat)
    .check(z.minimum(1, editingMessages.priceFormat), z.maximum(PRICE_MAX, editingMessages.priceFormat)),
)
const draftPrice = z.union([price, draftText(SHORT_FIELD_MAX)], editingMessages.priceFormat)

/** `areaCm2` and `colors` are null if the price does not depend on them. */
const rowOf = <S extends z.ZodMiniType>(cell: S) =>
  z.object({
    /** The largest area of the row, in square centimetres. */
    areaCm2: z.nullable(wholeNumberUpTo(AREA_CM2_MAX)),
    colors: z.nullable(wholeNumberUpTo(COLORS_MAX)),
    prices: boundedList(cell, PRICE_TIERS_MAX),
  })

/** Snapshot of an operation; fields may be empty in a draft. Money in kopecks. */
export const operationSnapshot = z.object({
  /** Its code in products, requests and accounting. It cannot change after the first publication. */
  erpId: draftErpId,
  title: draftText(TITLE_MAX),
  kind: z.enum(OPERATION_KINDS, messages.fieldInvalid),
  /** Explanation for the customer. */
  note: draftText(SHORT_TEXT_MAX),
  /** Whether customers may choose it. */
  isOnOffer: z.boolean(messages.fieldInvalid),
  /** Working days that it adds. */
  days: wholeNumberUpTo(OPERATION_DAYS_MAX),
  /** Pieces a working day; null: no limit. */
  perDay: z.nullable(wholeNumberUpTo(CAPACITY_MAX)),
  pricing: z.enum(OPERATION_PRICINGS, messages.fieldInvalid),
  setupPerDesign: wholeNumberUpTo(PRICE_MAX),
  /** For `area`: paid for each colour of each design. */
  setupPerColor: wholeNumberUpTo(PRICE_MAX),
  /** For `stitches`. */
  stitchesPerCm2: wholeNumberUpTo(STITCHES_PER_CM2_MAX),
  stitchesMin: wholeNumberUpTo(PRICE_MAX),
  /** First quantities of the tiers, ascending. */
  tiers: boundedList(wholeNumberUpTo(QUANTITY_MAX), PRICE_TIERS_MAX),
  /** A price per tier. For `area` a row per area and number of colours, otherwise one row. */
  rows: boundedList(rowOf(draftPrice), OPERATION_ROWS_MAX),
  position: positionField,
})
export type OperationSnapshot = z.infer<typeof operationSnapshot>

/** Snapshot of an operation that can be published. */
export const publishableOperation = z
  .object({
    ...operationSnapshot.shape,
    erpId: erpIdField,
    title: requiredText(TITLE_MAX, editingMessages.nameRequired),
    perDay: z.nullable(wholeNumberUpTo(CAPACITY_MAX).check(z.minimum(1, editingMessages.wholeNumberFromOne))),
    rows: boundedList(rowOf(price), OPERATION_ROWS_MAX),
  })
  .check(checkOperationPrices)
