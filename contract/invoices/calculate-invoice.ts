import { distribute, listVatRows } from '../calculation/document/document-vat.ts'
import { addUp, calculatePercent, multiply } from '../money/arithmetic.ts'
import { type Kopecks, toKopecks } from '../money/kopecks.ts'
import { findVatPercent, includedVat, type VatRules } from '../money/vat.ts'
import type { OfferDocument, OfferLine } from '../offers/offer-document.ts'
import { describeChoice, describeSizes } from '../offers/offer-words.ts'
import type { InvoicePart, InvoiceRow, VatShare } from './invoice-document.ts'

/** Percent of goods with the reduced rate, as offers note them. */
const REDUCED = 10
const SERVICE_UNIT = 'усл'

interface InvoiceSums {
  rows: InvoiceRow[]
  vat: VatShare[]
  total: Kopecks
}

/** Sums that are invoiced already, by rate of VAT. Cancelled invoices are left out. */
type Invoiced = readonly Pick<VatShare, 'percent' | 'sum'>[]

interface InvoiceRequest {
  /** An accepted offer: all prices are known. */
  offer: OfferDocument
  /** `КП-26-000123/2` */
  offerNumber: string
  part: InvoicePart
  /** Percent of the total, for the part `advance`; at most two decimals. */
  advancePercent: number
  invoiced: Invoiced
  /** How the seller pays VAT. */
  rules: VatRules
  /** Moscow day of the invoice. */
  day: string
}

/**
 * Returns rows, VAT and total of an invoice. A whole one lists what the offer lists; a part has a row for each rate of
 * VAT. What is left is the offer's sum less what is invoiced, so that parts add up to the kopeck. The total is 0 if nothing
 * is left. An advance is the percent of the total, as the offer says, divided by what is left of each rate.
 */
export function calculateInvoice(request: InvoiceRequest): InvoiceSums {
  const { offer, part, advancePercent, invoiced } = request
  const shares = sumByRate(request)
  const isWhole = part === 'whole' || (part === 'rest' && invoiced.length === 0)
  if (isWhole) return { rows: listRows(offer), vat: shares, total: addUp(shares.map(({ sum }) => sum)) }
  const left = takeOff(shares, request)
  const asked =
    part === 'rest' ? left : distribute(calculatePercent(addUp(sums(shares)), advancePercent), left)
  const parts = shares.flatMap(({ percent }, index) => {
    const sum = asked[index] ?? toKopecks(0)
    return sum === 0 ? [] : [toShare(percent, sum)]
  })
  return {
    rows: parts.map((share) => toPartRow(request, share, parts.length > 1)),
    vat: parts,
    total: addUp(parts.map(({ sum }) => sum)),
  }
}

const sums = (shares: Invoiced): Kopecks[] => shares.map(({ sum }) => sum)

/**
 * Returns what is left of each share. An earlier part may have another rate: the law changed it, or another legal entity
 * issued the invoice. Such a sum is taken off the goods of the same kind first, then off the others.
 */
function takeOff(shares: readonly VatShare[], { invoiced, rules }: InvoiceRequest): Kopecks[] {
  const kindOf = (percent: number) => {
    if (rules.standard.some((rate) => rate.percent === percent)) return 'standard'
    return percent === REDUCED ? 'reduced' : 'other'
  }
  let left = sums(shares)
  for (const { percent, sum } of invoiced) {
    const same = shares.map((share, index) =>
      kindOf(share.percent) === kindOf(percent) ? (left[index] ?? toKopecks(0)) : toKopecks(0),
    )
    const most = toKopecks(Math.min(sum, addUp(same)))
    left = subtract(left, distribute(most, same))
    const others = toKopecks(Math.min(sum - most, addUp(left)))
    left = subtract(left, distribute(others, left))
  }
  return left
}

const subtract = (amounts: readonly Kopecks[], less: readonly Kopecks[]): Kopecks[] =>
  amounts.map((amount, index) => toKopecks(amount - (less[index] ?? 0)))

const toShare = (percent: number, sum: Kopecks): VatShare => ({
  percent,
  sum,
  vat: includedVat(sum, percent),
})

/** Sums and VAT of the whole offer by the seller's rates. Discounts and surcharges are spread over the lines. */
function sumByRate({ offer, rules, day }: InvoiceRequest): VatShare[] {
  const own = findVatPercent(rules, day, false)
  const rows = listVatRows({
    lines: offer.lines.map(({ total, vatPercent }) => ({
      sum: total ?? toKopecks(0),
      percent: rules.mode === 'standard' && vatPercent === REDUCED ? REDUCED : own,
    })),
    surcharges: offer.surcharges.map(({ amount }) => amount),
    delivery: offer.delivery?.amount ? { sum: offer.delivery.amount, percent: own } : undefined,
  })
  const byRate = Map.groupBy(rows, ({ percent }) => percent)
  return [...byRate]
    .map(([percent, list]) => ({
      percent,
      sum: addUp(list.map(({ sum }) => sum)),
      vat: addUp(list.map(({ vat }) => vat)),
    }))
    .toSorted((one, other) => one.percent - other.percent)
}

function listRows({ lines, surcharges, delivery }: OfferDocument): InvoiceRow[] {
  return [
    ...lines.flatMap(toLineRows),
    ...surcharges.map(({ title, amount }) => toService(title, amount)),
    ...(delivery?.amount ? [toService(`Доставка: ${delivery.text}`, delivery.amount)] : []),
  ]
}

/** Goods, then what is done with them, so that in every row the price times the quantity is the sum. */
function toLineRows(line: OfferLine): InvoiceRow[] {
  const { title, quantity, unit, unitPrice, setup, operations } = line
  const sizes = line.sizes ? describeSizes(line.sizes) : ''
  const toRow = (name: string, price: Kopecks, detail = ''): InvoiceRow => ({
    title: name,
    detail,
    quantity,
    unit,
    unitPrice: price,
    total: multiply(price, quantity),
  })
  return [
    toRow(title, unitPrice ?? toKopecks(0), [describeChoice(line), sizes].filter(Boolean).join('; ')),
    ...(setup > 0 ? [toService(`Подготовка: ${title}`, setup)] : []),
    ...operations.flatMap((operation) => [
      ...(operation.unitPrice ? [toRow(operation.title, operation.unitPrice, title)] : []),
      ...(operation.setup > 0 ? [toService(`Подготовка: ${operation.title}`, operation.setup)] : []),
    ]),
  ]
}

const toService = (title: string, amount: Kopecks): InvoiceRow => ({
  title,
  detail: '',
  quantity: 1,
  unit: SERVICE_UNIT,
  unitPrice: amount,
  total: amount,
})

function toPartRow(
  { part, advancePercent, offerNumber }: InvoiceRequest,
  { percent, sum }: VatShare,
  isSplit: boolean,
): InvoiceRow {
  const name =
    part === 'advance'
      ? `Предоплата ${String(advancePercent).replace('.', ',')}\u00A0% по\u00A0${offerNumber}`
      : `Окончательный расчёт по\u00A0${offerNumber}`
  return toService(isSplit ? `${name}, товары с\u00A0НДС ${percent}\u00A0%` : name, sum)
}
