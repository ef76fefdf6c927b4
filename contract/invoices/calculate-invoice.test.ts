import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addUp, calculatePercent, multiply } from '../money/arithmetic.ts'
import { type Kopecks, toKopecks } from '../money/kopecks.ts'
import { STANDARD_VAT, VAT_MODES } from '../money/vat.ts'
import type { OfferDocument, OfferLine } from '../offers/offer-document.ts'
import { calculateInvoice } from './calculate-invoice.ts'
import type { InvoicePart, VatShare } from './invoice-document.ts'

const kopecks = (max: number) => fc.integer({ min: 0, max }).map(toKopecks)

const line = fc
  .record({
    quantity: fc.integer({ min: 1, max: 4_000 }).map((halves) => halves / 2),
    unitPrice: kopecks(500_000),
    setup: kopecks(90_000),
    operation: fc.record({ unitPrice: kopecks(30_000), setup: kopecks(50_000) }),
    vatPercent: fc.constantFrom(10, 22),
  })
  .map(({ quantity, unitPrice, setup, operation, vatPercent }): OfferLine => {
    const operationTotal = addUp([multiply(operation.unitPrice, quantity), operation.setup])
    const named = { id: 'a', title: 'Печать', code: null, listPrice: null }
    return {
      id: 'a',
      itemId: null,
      priceErpId: null,
      variant: null,
      materialErpId: null,
      title: 'Пальто',
      variantTitle: null,
      material: null,
      baseColor: null,
      sizes: null,
      unit: 'шт',
      listPrice: null,
      quantity,
      unitPrice,
      setup,
      vatPercent,
      vat: toKopecks(0),
      operations: [{ ...named, ...operation, total: operationTotal }],
      total: addUp([multiply(unitPrice, quantity), setup, operationTotal]),
    }
  })

const offer = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 8 }),
    percent: fc.constantFrom(-10, 0, 30),
    delivery: fc.option(kopecks(200_000)),
  })
  .map(({ lines, percent, delivery }): OfferDocument => {
    const linesTotal = addUp(lines.flatMap(({ total }) => total ?? []))
    const amount = toKopecks(Math.round((linesTotal * percent) / 100))
    const total = addUp([linesTotal, amount, delivery ?? toKopecks(0)])
    return {
      day: '2026-11-27',
      validUntil: '2026-12-11',
      paymentTerms: '',
      advancePercent: 50,
      advance: null,
      lines,
      linesTotal,
      total,
      surcharges: [{ id: 's', title: 'Срочно', percent, amount }],
      delivery: delivery === null ? null : { text: 'до\u00A0двери', amount: delivery },
      vat: { mode: 'included', rate: null, amount: toKopecks(0) },
    }
  })

const calculate = (
  document: OfferDocument,
  part: InvoicePart,
  advancePercent: number,
  invoiced: { percent: number; sum: Kopecks }[] = [],
  mode: (typeof VAT_MODES)[number] = 'standard',
  day = '2026-11-29',
) =>
  calculateInvoice({
    offer: document,
    offerNumber: 'КП-26-000123/2',
    part,
    advancePercent,
    invoiced,
    rules: { mode, standard: STANDARD_VAT },
    day,
  })

it('lists rows whose price times quantity is their sum, and which add up to the offer', () => {
  fc.assert(
    fc.property(offer, fc.constantFrom(...VAT_MODES), (document, mode) => {
      const { rows, vat, total } = calculate(document, 'whole', 0, [], mode)
      for (const { unitPrice, quantity, total } of rows) expect(multiply(unitPrice, quantity)).toBe(total)
      expect(addUp(rows.map(({ total }) => total))).toBe(total)
      expect(addUp(vat.map(({ sum }) => sum))).toBe(total)
      expect(total).toBe(document.total)
    }),
    { seed: 45, numRuns: 2_000 },
  )
})

it('splits an offer into advance and rest that add up to the kopeck, for each rate of VAT', () => {
  fc.assert(
    fc.property(offer, fc.integer({ min: 1, max: 10_000 }), (document, hundredths) => {
      const whole = calculate(document, 'whole', 0)
      const advance = calculate(document, 'advance', hundredths / 100)
      const rest = calculate(document, 'rest', 0, advance.vat)
      if (advance.vat.length > 0) expect(advance.total + rest.total).toBe(whole.total)
      for (const { percent, sum } of whole.vat) {
        const parts = [...advance.vat, ...(advance.vat.length > 0 ? rest.vat : [])]
        const own = parts.filter((share) => share.percent === percent).map((share) => share.sum)
        if (parts.length > 0) expect(addUp(own)).toBe(sum)
      }
    }),
    { seed: 45, numRuns: 2_000 },
  )
})

it('asks for an advance that is the percent of the total, also with several rates of VAT', () => {
  fc.assert(
    fc.property(offer, fc.constantFrom(30, 50, 33.33, 100), (document, percent) => {
      const { total, vat } = calculate(document, 'advance', percent)
      expect(total).toBe(calculatePercent(document.total ?? toKopecks(0), percent))
      expect(addUp(vat.map(({ sum }) => sum))).toBe(total)
    }),
    { seed: 45, numRuns: 1_000 },
  )
})

it('leaves no more than is not invoiced, whatever rates the earlier parts have', () => {
  const mode = fc.constantFrom(...VAT_MODES)
  const day = fc.constantFrom('2025-12-30', '2026-01-12')
  const part = fc.record({ mode, day, percent: fc.integer({ min: 1, max: 50 }) })
  fc.assert(
    fc.property(offer, fc.array(part, { minLength: 1, maxLength: 2 }), mode, (document, parts, lastMode) => {
      const invoiced: VatShare[] = []
      for (const { mode, day, percent } of parts)
        invoiced.push(...calculate(document, 'advance', percent, invoiced, mode, day).vat)
      const rest = calculate(document, 'rest', 0, invoiced, lastMode)
      expect(addUp([...invoiced, ...rest.vat].map(({ sum }) => sum))).toBe(document.total)
      for (const { sum } of [...invoiced, ...rest.vat]) expect(sum).toBeGreaterThan(0)
    }),
    { seed: 45, numRuns: 1_000 },
  )
})

it('takes an advance at 20 % off the goods that have 22 % after New Year, and none of those with 10 %', () => {
  fc.assert(
    fc.property(offer, (document) => {
      const advance = calculate(document, 'advance', 50, [], 'standard', '2025-12-30')
      const rest = calculate(document, 'rest', 0, advance.vat)
      const sumOf = (vat: VatShare[], percents: number[]) =>
        addUp(vat.filter(({ percent }) => percents.includes(percent)).map(({ sum }) => sum))
      const whole = calculate(document, 'whole', 0).vat
      const all = [...advance.vat, ...(advance.vat.length > 0 ? rest.vat : whole)]
      for (const percents of [[10], [20, 22]]) expect(sumOf(all, percents)).toBe(sumOf(whole, percents))
    }),
    { seed: 45, numRuns: 1_000 },
  )
})
