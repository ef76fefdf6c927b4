import { addUp } from '../../money/arithmetic.ts'
import { type Kopecks, toKopecks } from '../../money/kopecks.ts'
import { includedVat } from '../../money/vat.ts'
import type { Calculation } from '../calculation.ts'

/** A sum with the percent of VAT that it includes. */
interface TaxedSum {
  sum: Kopecks
  percent: number
}

/** A row of a document with the VAT in it. */
export interface VatRow extends TaxedSum {
  vat: Kopecks
}

/** Sums of a document that include VAT. */
export interface TaxedDocument {
  /** Totals of lines, not negative. */
  lines: readonly TaxedSum[]
  /** Amounts of surcharges and discounts. Each is spread over the lines. */
  surcharges: readonly Kopecks[]
  /** Undefined without delivery. */
  delivery: TaxedSum | undefined
}

/**
 * Returns the rows that VAT is calculated by: each line with its share of the surcharges, then the delivery. Their
 * sums add up to the document's total, and their VAT is the document's.
 */
export function listVatRows({ lines, surcharges, delivery }: TaxedDocument): VatRow[] {
  const weights = lines.map(({ sum }) => sum)
  const shares = surcharges.map((amount) => distribute(amount, weights))
  const taxed = lines.map(({ sum, percent }, index) => ({
    sum: addUp([sum, ...shares.map((share) => share[index] ?? toKopecks(0))]),
    percent,
  }))
  return [...taxed, ...(delivery ? [delivery] : [])].map((row) => ({
    ...row,
    vat: includedVat(row.sum, row.percent),
  }))
}

/** Returns the VAT of a document. Its rate is 0 without VAT, and null for several rates. */
export function calculateVat(document: TaxedDocument, isPaid: boolean): Calculation['vat'] {
  if (!isPaid) return { mode: 'none', rate: 0, amount: toKopecks(0) }
  const rows = listVatRows(document)
  const [rate, ...others] = new Set(rows.map(({ percent }) => percent))
  return {
    mode: 'included',
    rate: others.length > 0 ? null : (rate ?? null),
    amount: addUp(rows.map(({ vat }) => vat)),
  }
}

/**
 * Returns the shares of an amount by weight, in kopecks. They add up to the amount. Each is less than a kopeck away
 * from its exact share. All shares are 0 if all weights are.
 */
export function distribute(amount: Kopecks, weights: readonly Kopecks[]): Kopecks[] {
  const whole = BigInt(addUp(weights))
  if (whole === 0n) return weights.map(() => toKopecks(0))
  let weight = 0n
  let before = 0n
  return weights.map((each) => {
    weight += BigInt(each)
    // Products of two sums exceed safe integers. BigInt division rounds toward 0.
    const upToHere = (BigInt(amount) * weight) / whole
    const share = Number(upToHere - before)
    before = upToHere
    return toKopecks(share)
  })
}
