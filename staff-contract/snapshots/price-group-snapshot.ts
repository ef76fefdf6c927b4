import { messages } from '@rapport/contract/errors/messages'
import { QUANTITY_MAX, SHORT_FIELD_MAX } from '@rapport/contract/orders/order-limits'
import { PRICE_MAX } from '@rapport/contract/prices/price-limits'
import { priceList } from '@rapport/contract/prices/prices'
import * as z from 'zod/mini'
import { editingMessages } from '../editing/editing-messages.ts'
import { SHORT_TEXT_MAX, TITLE_MAX } from '../editing/text-limits.ts'
import { checkOffered, checkPriceVariant, hasEachMaterialOnce } from '../prices/price-rules.ts'
import {
  PRICE_CATEGORIES_MAX,
  PRICE_ROWS_MAX,
  PRICE_TIERS_MAX,
  PRICE_VARIANTS_MAX,
} from './price-group-limits.ts'
import {
  boundedList,
  draftErpId,
  draftText,
  erpIdField,
  requiredText,
  uniqueList,
} from './snapshot-fields.ts'

const kopecks = z.nullable(
  z
    .int(editingMessages.priceFormat)
    .check(z.minimum(1, editingMessages.priceFormat), z.maximum(PRICE_MAX, editingMessages.priceFormat)),
)
const quantity = z
  .int(messages.fieldInvalid)
  .check(z.minimum(1, messages.fieldInvalid), z.maximum(QUANTITY_MAX, messages.fieldInvalid))

/** Prices per list that has its own, one per tier. */
const pricesOf = <S extends z.ZodMiniType>(price: S) =>
  z.partialRecord(priceList, boundedList(price, PRICE_TIERS_MAX))

/** Kopecks, or null for «по запросу»; in a draft also the typed text if it is no price. */
const draftPrice = z.union([kopecks, draftText(SHORT_FIELD_MAX)], editingMessages.priceFormat)

const row = z.object({
  material: draftErpId,
  label: draftText(SHORT_FIELD_MAX),
  prices: pricesOf(draftPrice),
})
const variant = z.object({
  title: draftText(TITLE_MAX),
  ranges: boundedList(z.object({ from: quantity, to: z.nullable(quantity) }), PRICE_TIERS_MAX),
  rows: boundedList(row, PRICE_ROWS_MAX),
})
const category = z.object({
  title: draftText(SHORT_FIELD_MAX),
  materials: uniqueList(draftErpId, PRICE_ROWS_MAX),
})

/** Snapshot of a price group: its materials by category, and a table for each production method. */
export const priceGroupSnapshot = z.object({
  /** Its code in the factory's accounting and in products. It cannot change after the first publication. */
  erpId: draftErpId,
  title: draftText(TITLE_MAX),
  unit: draftText(SHORT_FIELD_MAX),
  note: draftText(SHORT_TEXT_MAX),
  categories: boundedList(category, PRICE_CATEGORIES_MAX),
  variants: boundedList(variant, PRICE_VARIANTS_MAX),
})
export type PriceGroupSnapshot = z.infer<typeof priceGroupSnapshot>

/** Snapshot of a price group that can be published. */
export const publishablePriceGroup = z
  .object({
    ...priceGroupSnapshot.shape,
    erpId: erpIdField,
    title: requiredText(TITLE_MAX, editingMessages.titleRequired),
    unit: requiredText(SHORT_FIELD_MAX, editingMessages.unitRequired),
    categories: boundedList(
      z.object({
        title: requiredText(SHORT_FIELD_MAX, editingMessages.titleRequired),
        materials: uniqueList(erpIdField, PRICE_ROWS_MAX).check(
          z.minLength(1, editingMessages.materialsRequired),
        ),
      }),
      PRICE_CATEGORIES_MAX,
    ).check(z.refine(hasEachMaterialOnce, editingMessages.materialTwice)),
    variants: boundedList(
      z
        .object({
          ...variant.shape,
          title: requiredText(TITLE_MAX, editingMessages.titleRequired),
          rows: boundedList(
            z.object({
              ...row.shape,
              material: erpIdField,
              label: requiredText(SHORT_FIELD_MAX, editingMessages.labelRequired),
              prices: pricesOf(kopecks),
            }),
            PRICE_ROWS_MAX,
          ).check(z.minLength(1, editingMessages.rowsRequired)),
        })
        .check(checkPriceVariant),
      PRICE_VARIANTS_MAX,
    ).check(z.minLength(1, editingMessages.variantsRequired)),
  })
  .check(checkOffered)
