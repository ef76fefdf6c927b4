import { METRES } from '@rapport/contract/catalog/units'
import { messages } from '@rapport/contract/errors/messages'
import { storableText } from '@rapport/contract/fields/storable-text'
import { dayField } from '@rapport/contract/hours/calendar'
import {
  OFFER_LINES_MAX,
  OFFER_OPERATIONS_MAX,
  OFFER_SIZES_MAX,
  OFFER_SURCHARGES_MAX,
  OFFER_TEXT_MAX,
  OFFER_TITLE_MAX,
  OFFER_TOTAL_MAX,
} from '@rapport/contract/offers/offer-limits'
import { QUANTITY_MAX, SIZE_NAME_MAX } from '@rapport/contract/orders/order-limits'
import * as z from 'zod/mini'
import { staffOfferMessages as m } from './staff-offer-messages.ts'

const KEY_MAX = 64
const CODE_MAX = 100
const UNIT_MAX = 20
const ID_MAX = 2 ** 31 - 1
const PERCENT_MAX = 1000

const key = z
  .string(messages.fieldInvalid)
  .check(z.regex(/^[\w-]+$/, messages.fieldInvalid), z.maxLength(KEY_MAX, messages.fieldInvalid))
const code = z.nullable(z.string(messages.fieldInvalid).check(z.maxLength(CODE_MAX, messages.fieldInvalid)))
const title = z
  .string(m.titleRequired)
  .check(
    storableText(),
    z.trim(),
    z.minLength(1, m.titleRequired),
    z.maxLength(OFFER_TITLE_MAX, m.titleTooLong),
  )
const shortText = z.nullable(
  z
    .string(messages.fieldInvalid)
    .check(storableText(), z.trim(), z.maxLength(OFFER_TITLE_MAX, m.titleTooLong)),
)
const text = z
  .string(m.textTooLong)
  .check(storableText(), z.trim(), z.maxLength(OFFER_TEXT_MAX, m.textTooLong))
/** Kopecks. */
const money = z.int(m.price).check(z.minimum(0, m.price), z.maximum(OFFER_TOTAL_MAX, m.price))
/** Null: no price yet. */
const price = z.nullable(money)

const draftOperation = z.object({
  /** Chosen by the screen for a new operation; unique in its line. */
  id: key,
  code: z._default(code, null),
  title,
  unitPrice: price,
  setup: z._default(money, 0),
})

const isQuantity = ({ quantity, unit }: { quantity: number; unit: string }) =>
  quantity > 0 && quantity <= QUANTITY_MAX && Number.isInteger(METRES.test(unit) ? quantity * 2 : quantity)

const draftLine = z
  .object({
    /** Chosen by the screen for a new line; unique in the offer. Kept over versions, so that they can be compared. */
    id: key,
    /** The product; null for a line written by hand. */
    itemId: z._default(
      z.nullable(z.int(messages.fieldInvalid).check(z.minimum(1, messages.fieldInvalid), z.maximum(ID_MAX))),
      null,
    ),
    priceErpId: z._default(code, null),
    variant: z._default(
      z.nullable(z.int(messages.fieldInvalid).check(z.minimum(0, messages.fieldInvalid), z.maximum(ID_MAX))),
      null,
    ),
    materialErpId: z._default(code, null),
    title,
    variantTitle: z._default(shortText, null),
    material: z._default(shortText, null),
    baseColor: z._default(shortText, null),
    sizes: z._default(
      z.nullable(
        z
          .record(
            z.string().check(z.minLength(1, messages.fieldInvalid), z.maxLength(SIZE_NAME_MAX)),
            z.int(m.quantity).check(z.minimum(0, m.quantity), z.maximum(QUANTITY_MAX, m.quantity)),
            messages.fieldInvalid,
          )
          .check(z.refine((sizes) => Object.keys(sizes).length <= OFFER_SIZES_MAX, messages.fieldInvalid)),
      ),
      null,
    ),
    quantity: z.number(m.quantity),
    unit: z
      .string(messages.fieldInvalid)
      .check(
        storableText(),
        z.trim(),
        z.minLength(1, messages.fieldInvalid),
        z.maxLength(UNIT_MAX, messages.fieldInvalid),
      ),
    unitPrice: price,
    setup: z._default(money, 0),
    operations: z._default(
      z.array(draftOperation, messages.fieldInvalid).check(
        z.maxLength(OFFER_OPERATIONS_MAX, m.operationsTooMany),
        z.refine((rows) => hasOwnIds(rows), m.idRepeated),
      ),
      [],
    ),
    /** Whether a line written by hand has the reduced rate of VAT. A product knows its own. */
    hasReducedVat: z._default(z.boolean(messages.fieldInvalid), false),
  })
  .check(
    z.refine(isQuantity, { error: m.quantity, path: ['quantity'] }),
    z.refine(
      ({ sizes, quantity }) =>
        sizes === null || Object.values(sizes).reduce((sum, count) => sum + count, 0) === quantity,
      { error: m.sizesDiffer, path: ['sizes'] },
    ),
  )
export type DraftLine = z.infer<typeof draftLine>

const isPercent = (value: number) =>
  value >= -100 && value <= PERCENT_MAX && Math.round(value * 100) / 100 === value

/** A surcharge, or a discount with a minus: either a percent of the sum of lines, or kopecks. */
const draftSurcharge = z
  .object({
    id: key,
    title,
    percent: z._default(z.nullable(z.number(m.percent).check(z.refine(isPercent, m.percent))), null),
    amount: z._default(
      z.nullable(
        z.int(m.price).check(z.minimum(-OFFER_TOTAL_MAX, m.price), z.maximum(OFFER_TOTAL_MAX, m.price)),
      ),
      null,
    ),
  })
  .check(
    z.refine(({ percent, amount }) => (percent === null) !== (amount === null), {
      error: m.surchargeAmount,
      path: ['amount'],
    }),
  )
export type DraftSurcharge = z.infer<typeof draftSurcharge>

const hasOwnIds = (rows: readonly { id: string }[]) => new Set(rows.map(({ id }) => id)).size === rows.length

/** Fields of a draft. */
export const offerDraftFields = {
  lines: z.array(draftLine, messages.fieldInvalid).check(
    z.minLength(1, m.linesRequired),
    z.maxLength(OFFER_LINES_MAX, m.linesTooMany),
    z.refine((rows) => hasOwnIds(rows), m.idRepeated),
  ),
  surcharges: z._default(
    z.array(draftSurcharge, messages.fieldInvalid).check(
      z.maxLength(OFFER_SURCHARGES_MAX, m.surchargesTooMany),
      z.refine((rows) => hasOwnIds(rows), m.idRepeated),
    ),
    [],
  ),
  /** Null: not a part of the offer. `amount` null: paid apart. */
  delivery: z._default(z.nullable(z.object({ text, amount: price })), null),
  /** For the customer. */
  comment: z._default(text, ''),
  /** Last day in Moscow. That it is ahead is checked when the offer is sent. */
  validUntil: dayField(m.validUntil).check(z.regex(/^20/, m.validUntil)),
  advancePercent: z.int(m.advance).check(z.minimum(0, m.advance), z.maximum(100, m.advance)),
  paymentTerms: z._default(text, ''),
}

/** What staff edit of an offer. Prices by the list are the server's: it keeps them by the ids of lines. */
export const offerDraft = z.object(offerDraftFields)
export type OfferDraft = z.infer<typeof offerDraft>
