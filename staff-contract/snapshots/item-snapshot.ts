import { messages } from '@rapport/contract/errors/messages'
import { QUANTITY_MAX, SHORT_FIELD_MAX } from '@rapport/contract/orders/order-limits'
import { catalogKind } from '@rapport/contract/paths/catalog-kind'
import { PRICE_MAX } from '@rapport/contract/prices/price-limits'
import * as z from 'zod/mini'
import { editingMessages } from '../editing/editing-messages.ts'
import { SHORT_TEXT_MAX, TITLE_MAX } from '../editing/text-limits.ts'
import { checkPriceTiers } from '../prices/price-rules.ts'
import { draftItemOperation, publishableItemOperations } from './calculation/item-operations.ts'
import { ITEM_OPERATIONS_MAX, WEIGHT_GRAMS_MAX } from './calculation/operation-limits.ts'
import {
  FORMER_SLUGS_MAX,
  GALLERY_MAX,
  LEAD_TIME_DAYS_MAX,
  PRICE_GROUPS_MAX,
  PROPERTIES_MAX,
  SHOWN_ITEMS_MAX,
  SIZE_TABLES_MAX,
  SIZES_MAX,
} from './item-limits.ts'
import { PRICE_TIERS_MAX } from './price-group-limits.ts'
import { seoSnapshot } from './seo-snapshot.ts'
import {
  boundedList,
  draftBody,
  draftErpId,
  draftSlug,
  draftText,
  pictureName,
  positionField,
  requiredText,
  slugField,
  uniqueList,
} from './snapshot-fields.ts'

/** Slugs taken by API paths beside those of items. */
const RESERVED_SLUGS = ['cards', 'products', 'search', 'likes', 'like']

/** Key of an item, assigned with its first draft. */
const itemKey = z.int(messages.fieldInvalid).check(z.minimum(1), z.maximum(2 ** 31 - 1))
const flag = z.boolean(messages.fieldInvalid)
const count = (max: number) =>
  z
    .int(editingMessages.numberRequired)
    .check(z.minimum(1, editingMessages.numberRequired), z.maximum(max, editingMessages.numberRequired))
const property = (name: z.ZodMiniType<string>, value: z.ZodMiniType<string>) => z.object({ name, value })
const centimetres = z
  .number(editingMessages.numberRequired)
  .check(z.minimum(0, editingMessages.numberRequired), z.maximum(10_000, editingMessages.numberRequired))
const draftSizeTable = z.object({
  title: draftText(SHORT_FIELD_MAX),
  sketch: z.nullable(pictureName),
  sizes: boundedList(draftText(SHORT_FIELD_MAX), SIZES_MAX),
  measures: boundedList(
    z.object({
      letter: draftText(SHORT_FIELD_MAX),
      name: draftText(SHORT_FIELD_MAX),
      values: boundedList(centimetres, SIZES_MAX),
    }),
    SIZES_MAX,
  ),
})

/** Snapshot of a group, product, printing method or landing; fields may be empty in a draft. */
export const itemSnapshot = z.object({
  slug: draftSlug,
  title: draftText(TITLE_MAX),
  kind: catalogKind,
  isGroup: flag,
  /** Key of the parent group; null at the top. */
  parent: z.nullable(itemKey),
  position: positionField,
  /** One or two sentences for cards and search engines. */
  summary: draftText(SHORT_TEXT_MAX),
  description: draftBody,
  properties: boundedList(property(draftText(SHORT_FIELD_MAX), draftText(SHORT_FIELD_MAX)), PROPERTIES_MAX),
  unit: draftText(SHORT_FIELD_MAX),
  /** Unit price in kopecks from each quantity on. Empty: on request. */
  priceTiers: boundedList(z.object({ from: count(QUANTITY_MAX), price: count(PRICE_MAX) }), PRICE_TIERS_MAX),
  leadTimeDays: z.nullable(count(LEAD_TIME_DAYS_MAX)),
  /** Grams of a unit, for the price of a delivery; null: not known. */
  weightGrams: z._default(z.nullable(count(WEIGHT_GRAMS_MAX)), null),
  /** Whether its VAT is 10 %, as for children's clothes. */
  hasReducedVat: z._default(flag, false),
  /** Operations that may be added to it. */
  operations: z._default(boundedList(draftItemOperation, ITEM_OPERATIONS_MAX), []),
  sizeTables: boundedList(draftSizeTable, SIZE_TABLES_MAX),
  picture: z.nullable(pictureName),
  gallery: uniqueList(pictureName, GALLERY_MAX),
  banner: z.nullable(pictureName),
  /** A band of the print in its first picture. */
  divider: z.nullable(pictureName),
  /** Keys of the items it shows: for a landing groups and products, for a print the products sewn of it. */
  shows: uniqueList(itemKey, SHOWN_ITEMS_MAX),
  /** Codes of the price groups whose tables it shows. */
  priceGroups: uniqueList(draftErpId, PRICE_GROUPS_MAX),
  /** Former slugs; publishing a changed slug adds the old one. */
  formerSlugs: uniqueList(draftSlug, FORMER_SLUGS_MAX),
  /** Whether the catalogue preview of the home page shows it. */
  onHome: flag,
  seo: seoSnapshot,
})
export type ItemSnapshot = z.infer<typeof itemSnapshot>

const publishableSizeTable = z
  .object({
    ...draftSizeTable.shape,
    sketch: z.string(editingMessages.pictureRequired),
    sizes: draftSizeTable.shape.sizes.check(z.minLength(1, editingMessages.sizesRequired)),
  })
  .check(
    z.refine(({ sizes, measures }) => measures.every(({ values }) => values.length === sizes.length), {
      error: editingMessages.measuresCount,
      path: ['measures'],
    }),
  )

/** Snapshot of an item that can be published. */
export const publishableItem = z
  .object({
    ...itemSnapshot.shape,
    slug: slugField.check(z.refine((slug) => !RESERVED_SLUGS.includes(slug), editingMessages.slugReserved)),
    title: requiredText(TITLE_MAX, editingMessages.titleRequired),
    summary: requiredText(SHORT_TEXT_MAX, editingMessages.shortTextRequired),
    unit: requiredText(SHORT_FIELD_MAX, editingMessages.unitRequired),
    picture: z.string(editingMessages.pictureRequired),
    properties: boundedList(
      property(
        requiredText(SHORT_FIELD_MAX, editingMessages.propertyRequired),
        requiredText(SHORT_FIELD_MAX, editingMessages.propertyRequired),
      ),
      PROPERTIES_MAX,
    ),
    sizeTables: boundedList(publishableSizeTable, SIZE_TABLES_MAX),
    priceTiers: itemSnapshot.shape.priceTiers.check(checkPriceTiers),
    formerSlugs: uniqueList(slugField, FORMER_SLUGS_MAX),
    operations: publishableItemOperations,
  })
  .check(
    z.refine(({ isGroup, kind, shows }) => !(isGroup && kind === 'regular' && shows.length > 0), {
      error: editingMessages.groupShows,
      path: ['shows'],
    }),
  )
