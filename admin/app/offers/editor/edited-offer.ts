import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { OFFER_TOTAL_MAX } from '@rapport/contract/offers/offer-limits'
import type { Offer } from '@rapport/staff-contract/offers/offer'
import { type DraftLine, type OfferDraft, offerDraft } from '@rapport/staff-contract/offers/offer-draft'
import { formatPrice, parsePrice } from '@rapport/staff-contract/prices/price-text'

/** An offer with a draft. */
export type EditableOffer = Offer & { draft: OfferDraft }

/** An operation as its fields have it: sums are texts. */
export interface EditedOperation {
  id: string
  code: string | null
  title: string
  price: string
  setup: string
}

/** A line as its fields have it. */
export interface EditedLine
  extends Omit<DraftLine, 'quantity' | 'unitPrice' | 'setup' | 'sizes' | 'operations'> {
  /** Not used with `sizes`, whose sum counts. */
  quantity: string
  price: string
  setup: string
  sizes: Record<string, string> | null
  operations: EditedOperation[]
}

/** A surcharge, or a discount: both have positive texts. */
export interface EditedSurcharge {
  id: string
  title: string
  kind: 'discount' | 'surcharge'
  by: 'percent' | 'amount'
  value: string
}

/** A draft as its form has it. */
export interface EditedOffer {
  lines: EditedLine[]
  surcharges: EditedSurcharge[]
  delivery: { text: string; amount: string } | null
  comment: string
  validUntil: string
  advance: string
  paymentTerms: string
}

const toText = (value: number): string => String(value).replace('.', ',')
const priceToText = (kopecks: number | null): string => (kopecks === null ? '' : formatPrice(kopecks))

/** Returns the texts of a draft. */
export const toEdited = (draft: OfferDraft): EditedOffer => ({
  lines: draft.lines.map(({ quantity, unitPrice, setup, sizes, operations, ...line }) => ({
    ...line,
    quantity: toText(quantity),
    price: priceToText(unitPrice),
    setup: setup === 0 ? '' : formatPrice(setup),
    sizes: sizes && Object.fromEntries(Object.entries(sizes).map(([size, count]) => [size, String(count)])),
    operations: operations.map(({ unitPrice: price, setup: once, ...operation }) => ({
      ...operation,
      price: priceToText(price),
      setup: once === 0 ? '' : formatPrice(once),
    })),
  })),
  surcharges: draft.surcharges.map(({ id, title, percent, amount }) => ({
    id,
    title,
    kind: (percent ?? amount ?? 0) < 0 ? 'discount' : 'surcharge',
    by: percent === null ? 'amount' : 'percent',
    value: percent === null ? formatPrice(Math.abs(amount ?? 0)) : toText(Math.abs(percent)),
  })),
  delivery: draft.delivery && { text: draft.delivery.text, amount: priceToText(draft.delivery.amount) },
  comment: draft.comment,
  validUntil: draft.validUntil,
  advance: String(draft.advancePercent),
  paymentTerms: draft.paymentTerms,
})

const NUMBER = /^-?\d{1,12}(?:[.,]\d{1,6})?$/

/** Returns a typed number: «1 250,5»; NaN if it is none. */
export function parseNumber(text: string): number {
  const digits = text.replaceAll(/\s/g, '')
  return NUMBER.test(digits) ? Number(digits.replace(',', '.')) : Number.NaN
}

/** Returns kopecks; null for «по запросу» and an empty text, NaN for no price. A gift costs 0. */
export function parseMoney(text: string): number | null {
  if (/^0+(?:[.,]0{1,2})?$/.test(text.trim())) return 0
  const kopecks = parsePrice(text, OFFER_TOTAL_MAX)
  return kopecks === undefined ? Number.NaN : kopecks
}

/** Returns the pieces of sizes; an empty text is none. */
const parseSizes = (sizes: Record<string, string>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(sizes).map(([size, text]) => [size, text.trim() === '' ? 0 : parseNumber(text)]),
  )

/** Returns the quantity of a line; NaN if it is no number. */
export const parseQuantity = ({ quantity, sizes }: Pick<EditedLine, 'quantity' | 'sizes'>): number =>
  sizes ? Object.values(parseSizes(sizes)).reduce((sum, count) => sum + count, 0) : parseNumber(quantity)

function toDraft({ advance, lines, surcharges, delivery, ...terms }: EditedOffer): OfferDraft {
  return {
    ...terms,
    lines: lines.map(({ price, setup, sizes, operations, ...line }) => ({
      ...line,
      title: line.title.trim(),
      sizes: sizes && parseSizes(sizes),
      quantity: parseQuantity({ sizes, quantity: line.quantity }),
      unitPrice: parseMoney(price),
      setup: parseMoney(setup) ?? 0,
      operations: operations.map(({ price: each, setup: once, ...operation }) => ({
        ...operation,
        unitPrice: parseMoney(each),
        setup: parseMoney(once) ?? 0,
      })),
    })),
    surcharges: surcharges.map(({ id, title, kind, by, value }) => {
      const sign = kind === 'discount' ? -1 : 1
      return by === 'percent'
        ? { id, title, percent: sign * parseNumber(value), amount: null }
        : { id, title, percent: null, amount: sign * (parseMoney(value) ?? Number.NaN) }
    }),
    delivery: delivery && { text: delivery.text, amount: parseMoney(delivery.amount) },
    advancePercent: parseNumber(advance),
  }
}

/** Returns the draft that the texts describe, or messages by field: `lines.0.quantity`. */
export function parseEdited(
  edited: EditedOffer,
): { draft: OfferDraft; errors: FieldErrors } | { draft?: undefined; errors: FieldErrors } {
  const parsed = offerDraft.safeParse(toDraft(edited))
  if (parsed.success) return { draft: parsed.data, errors: {} }
  const errors: Record<string, string[]> = {}
  for (const { path, message } of parsed.error.issues) {
    const field = path.join('.')
    errors[field] = [...new Set([...(errors[field] ?? []), message])]
  }
  return { errors }
}
