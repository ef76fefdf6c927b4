import { calculateVat, listVatRows } from '@rapport/contract/calculation/document/document-vat'
import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { addUp, calculatePercent, multiply } from '@rapport/contract/money/arithmetic'
import { type Kopecks, toKopecks } from '@rapport/contract/money/kopecks'
import { findVatPercent, type VatRules } from '@rapport/contract/money/vat'
import type { OfferDocument, OfferLine, OfferOperation } from '@rapport/contract/offers/offer-document'
import { OFFER_TOTAL_MAX } from '@rapport/contract/offers/offer-limits'
import type { DraftLine, DraftSurcharge, OfferDraft } from './offer-draft.ts'
import { staffOfferMessages as messages } from './staff-offer-messages.ts'

/** Prices by the price list: of lines by their ids, and of operations by `<line id> <operation id>`. Kopecks. */
export type ListPrices = Readonly<Record<string, number>>

/** Facts that a draft does not have. */
export interface OfferFacts {
  listPrices: ListPrices
  vat: VatRules
  /** Moscow day of the document. */
  day: string
  /** Ids of lines whose product has the reduced rate of VAT. */
  reducedVat: readonly string[]
}

/** Returns the key of an operation's price in `ListPrices`. */
export const operationKey = (lineId: string, operationId: string): string => `${lineId} ${operationId}`

/**
 * Returns the document of a draft, or messages by field, `surcharges.0.percent`. Pure: browser and server have the same
 * numbers. A price that is missing leaves its sums null; it is no error in a draft.
 */
export function calculateOffer(
  draft: OfferDraft,
  facts: OfferFacts,
): { document: OfferDocument; errors?: undefined } | { document?: undefined; errors: FieldErrors } {
  // Sums of such prices are not exact.
  if (draft.lines.some(hasPriceTooLarge)) return { errors: { lines: [messages.totalTooLarge] } }
  const rows = draft.lines.map((line) => priceLine(line, facts))
  const linesTotal = addUp(rows.flatMap(({ total }) => total ?? []))
  const surcharges = draft.surcharges.map((row) => ({ ...row, amount: findAmount(row, linesTotal) }))
  const amounts = surcharges.map(({ amount }) => amount)
  const goods = addUp([linesTotal, ...amounts])
  if (goods < 0) return { errors: blameDiscount(surcharges) }
  const deliveryAmount = draft.delivery?.amount == null ? null : toKopecks(draft.delivery.amount)
  const sum = addUp([goods, ...(deliveryAmount === null ? [] : [deliveryAmount])])
  if (linesTotal > OFFER_TOTAL_MAX || sum > OFFER_TOTAL_MAX)
    return { errors: { lines: [messages.totalTooLarge] } }

  const ownPercent = findVatPercent(facts.vat, facts.day, false)
  const taxed = {
    lines: rows.map(({ total, vatPercent }) => ({ sum: total ?? toKopecks(0), percent: vatPercent })),
    surcharges: amounts,
    delivery: deliveryAmount === null ? undefined : { sum: deliveryAmount, percent: ownPercent },
  }
  const vatRows = listVatRows(taxed)
  const total = rows.some((row) => row.total === null) ? null : sum
  return {
    document: {
      day: facts.day,
      lines: rows.map((row, index) => ({ ...row, vat: vatRows[index]?.vat ?? toKopecks(0) })),
      surcharges,
      delivery: draft.delivery && { text: draft.delivery.text, amount: deliveryAmount },
      linesTotal,
      total,
      vat: calculateVat(taxed, facts.vat.mode !== 'none'),
      validUntil: draft.validUntil,
      advancePercent: draft.advancePercent,
      advance: total === null ? null : calculatePercent(total, draft.advancePercent),
      paymentTerms: draft.paymentTerms,
    },
  }
}

const hasPriceTooLarge = ({ unitPrice, quantity, operations }: DraftLine): boolean =>
  [unitPrice, ...operations.map((operation) => operation.unitPrice)].some(
    (price) => (price ?? 0) * quantity > OFFER_TOTAL_MAX,
  )

function priceLine(draft: DraftLine, { listPrices, vat, day, reducedVat }: OfferFacts): OfferLine {
  const { hasReducedVat, ...line } = draft
  const operations = draft.operations.map((operation): OfferOperation => {
    const unitPrice = toPrice(operation.unitPrice)
    const setup = toKopecks(operation.setup)
    return {
      ...operation,
      unitPrice,
      setup,
      listPrice: toPrice(listPrices[operationKey(line.id, operation.id)]),
      total: unitPrice === null ? null : addUp([multiply(unitPrice, line.quantity), setup]),
    }
  })
  const unitPrice = toPrice(line.unitPrice)
  const setup = toKopecks(line.setup)
  const sums = [
    unitPrice === null ? null : multiply(unitPrice, line.quantity),
    setup,
    ...operations.map(({ total }) => total),
  ]
  const isReduced = line.itemId === null ? hasReducedVat : reducedVat.includes(line.id)
  return {
    ...line,
    unitPrice,
    setup,
    operations,
    listPrice: toPrice(listPrices[line.id]),
    total: sums.includes(null) ? null : addUp(sums as Kopecks[]),
    vatPercent: findVatPercent(vat, day, isReduced),
    vat: toKopecks(0),
  }
}

const toPrice = (value: number | null | undefined): Kopecks | null =>
  value == null ? null : toKopecks(value)

const findAmount = ({ percent, amount }: DraftSurcharge, linesTotal: Kopecks): Kopecks =>
  percent === null ? toKopecks(amount ?? 0) : calculatePercent(linesTotal, percent)

/** Names the largest discount: the one to correct. */
function blameDiscount(surcharges: readonly { percent: number | null; amount: Kopecks }[]): FieldErrors {
  const largest = surcharges.reduce(
    (found, { amount }, index) => (amount < (surcharges[found]?.amount ?? 0) ? index : found),
    0,
  )
  const field = surcharges[largest]?.percent === null ? 'amount' : 'percent'
  return { [`surcharges.${largest}.${field}`]: [messages.belowZero] }
}
