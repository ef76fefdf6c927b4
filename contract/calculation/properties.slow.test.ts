import fc from 'fast-check'
import { it } from 'vitest'
import { toKopecks } from '../money/kopecks.ts'
import { calculate } from './calculate.ts'
import type { Calculation } from './calculation.ts'
import type { CalculationRequest, RequestedLine } from './calculation-request.ts'
import type { CalculationTables } from './calculation-tables.ts'
import { listVatRows } from './document/document-vat.ts'
import { toCalculationRequest } from './form/calculator-form.ts'
import { mergeTables } from './form/merge-tables.ts'
import { toFormValues } from './form/to-form-values.ts'
import { extremeRequest, extremeTables, generatedRequest, generatedTables } from './test/generated.ts'

const now = new Date('2026-11-30T06:00:00Z')

/** Sampled once for all properties, because generating takes longer than calculating. Numbers choose a line and its split. */
const samples = fc.sample(
  fc.tuple(generatedRequest, fc.constantFrom(...generatedTables), fc.nat(), fc.nat()),
  { numRuns: 10_000, seed: 45 },
)

type Sample = (typeof samples)[number]

/** Enough for a property that no kopeck decides: it holds or fails by the fields that a request has. */
const BY_FIELDS = 1_000

/** Checks each of the first samples. The message of a failure has the request and what it was calculated as. */
function checkAll(checkSample: (...sample: Sample) => void, count = samples.length): void {
  for (const sample of samples.slice(0, count))
    try {
      checkSample(...sample)
    } catch (cause) {
      throw new Error(`fails for ${JSON.stringify(sample[0])}`, { cause })
    }
}

function calculateWhole(request: CalculationRequest, prices: CalculationTables): Calculation {
  const { calculation, errors } = calculate(request, prices, { now })
  if (!calculation) throw new Error(JSON.stringify(errors))
  return calculation
}

/** Rounds half up by whole numbers of any size, independently of the arithmetic that is tested. */
const divide = (numerator: bigint, denominator: bigint) =>
  Number((2n * numerator + denominator) / (2n * denominator))
const multiply = (price: number, quantity: number) => divide(BigInt(price) * BigInt(quantity * 2), 2n)
const sum = (amounts: readonly (number | null)[]) => amounts.reduce<number>((all, one) => all + (one ?? 0), 0)
const sumLines = ({ lines }: Calculation) => sum(lines.map(({ total }) => total))
const check = (isTrue: boolean, calculation: Calculation) => {
  if (!isTrue) throw new Error(JSON.stringify(calculation))
}

it('lines, operations, percentages and totals add up to the kopeck', () => {
  checkAll((request, prices) => {
    const calculated = calculateWhole(request, prices)
    for (const line of calculated.lines) {
      const { unitPrice, setup, quantity, operations, total } = line
      for (const one of operations)
        if (one.total !== null)
          check(one.total === multiply(one.unitPrice ?? 0, quantity) + (one.setup ?? 0), calculated)
      const parts = [multiply(unitPrice ?? 0, quantity), setup, ...operations.map((one) => one.total)]
      if (total !== null) check(total === sum(parts), calculated)
    }
    const lineSum = sumLines(calculated)
    for (const { percent, amount } of calculated.surcharges) {
      const hundredths = BigInt(Math.round(Math.abs(percent) * 100))
      check(amount === Math.sign(percent) * divide(BigInt(lineSum) * hundredths, 10_000n), calculated)
    }
    const surcharges = sum(calculated.surcharges.map(({ amount }) => amount))
    const isKnown = calculated.onRequest.length === 0
    const total = lineSum + surcharges + (calculated.delivery?.amount ?? 0)
    check(calculated.total === (isKnown ? total : null), calculated)
  })
})

it('the VAT of lines and delivery adds up to that of the document', () => {
  checkAll((request, prices) => {
    const calculated = calculateWhole(request, prices)
    const company = { standard: 22, simplified5: 5, simplified7: 7, none: 0 }[prices.vat.mode]
    const isReduced = (index: number) => prices.vat.mode === 'standard' && request.lines[index]?.itemId === 4
    const rows = listVatRows({
      lines: calculated.lines.map(({ total }, index) => ({
        sum: toKopecks(total ?? 0),
        percent: isReduced(index) ? 10 : company,
      })),
      surcharges: calculated.surcharges.map(({ amount }) => amount),
      delivery: calculated.delivery ? { sum: calculated.delivery.amount, percent: company } : undefined,
    })
    for (const { sum: part, percent, vat } of rows)
      check(part >= 0 && vat === divide(BigInt(part) * BigInt(percent), BigInt(100 + percent)), calculated)
    check(calculated.vat.amount === sum(rows.map(({ vat }) => vat)), calculated)
    if (calculated.total !== null) check(calculated.total === sum(rows.map((row) => row.sum)), calculated)
  })
})

it('splitting a line never gets cheaper, and a split of pieces costs the same', () => {
  checkAll((request, prices, at, part) => {
    const index = at % request.lines.length
    const line = request.lines[index]
    const halves = (line?.quantity ?? 0) * 2
    const isCloth = line?.itemId === 3
    const steps = isCloth ? halves : halves / 2
    if (!line || steps < 2) return
    const first = (1 + (part % (steps - 1))) / (isCloth ? 2 : 1)
    const rest = (line.quantity ?? 0) - first
    const lines = [
      ...request.lines.with(index, { ...line, quantity: first }),
      { ...line, quantity: rest, operations: line.operations.toReversed() },
    ]
    const whole = calculateWhole(request, prices)
    const split = calculateWhole({ ...request, lines }, prices)
    check(sumLines(split) >= sumLines(whole), split)
    if (!isCloth) check(split.total === whole.total && split.readyAt === whole.readyAt, split)
    // Rounding half a metre adds at most one kopeck to the item and to its bag.
    check(sumLines(split) - sumLines(whole) <= 2, split)
  })
})

it('a larger quantity never costs less, unless a tier says so and the advice with it', () => {
  checkAll(({ lines: [line] }, prices) => {
    if (!line) return
    const step = line.itemId === 3 ? 0.5 : 1
    const larger = { ...line, quantity: (line.quantity ?? 0) + step }
    const before = calculateWhole({ lines: [line], term: 'normal' }, prices)
    const after = calculateWhole({ lines: [larger], term: 'normal' }, prices)
    if (before.onRequest.length + after.onRequest.length > 0) return
    const isCheaper = sumLines(after) < sumLines(before)
    if (isCheaper) check([1, 10, 20, 50, 100].includes(larger.quantity) && before.notes.length === 1, before)
  })
})

it('the order of lines changes neither total nor ready day', () => {
  checkAll((request, prices, turn) => {
    const at = turn % request.lines.length
    const lines = [...request.lines.slice(at), ...request.lines.slice(0, at)].toReversed()
    const before = calculateWhole(request, prices)
    const after = calculateWhole({ ...request, lines }, prices)
    check(after.total === before.total && after.readyAt === before.readyAt, after)
    check(sumLines(after) === sumLines(before), after)
  })
})

it('the same request has the same answer, and the inputs stay unchanged', () => {
  checkAll((request, prices) => {
    const before = JSON.stringify(request)
    const answers = [calculate(request, prices, { now }), calculate(JSON.parse(before), prices, { now })]
    const [answer, again] = answers.map((one) => JSON.stringify(one))
    if (answer !== again || JSON.stringify(request) !== before) throw new Error(answer)
  }, BY_FIELDS)
})

it('the tables that a browser loads product by product give the answer of the server', () => {
  checkAll((request, prices) => {
    const loaded = [...request.lines.map(({ itemId }) => itemId), undefined].reduce<
      CalculationTables | undefined
    >((tables, itemId) => mergeTables(tables, selectTables(prices, itemId, request.cityId)), undefined)
    const inBrowser = calculate(request, loaded ?? prices, { now })
    if (JSON.stringify(inBrowser) !== JSON.stringify(calculate(request, prices, { now })))
      throw new Error(JSON.stringify(inBrowser))
  }, BY_FIELDS)
})

/** Returns what a browser loads of tables: a product, or without it the city of a delivery. */
function selectTables(
  { items, operations, delivery, production, ...rest }: CalculationTables,
  itemId: number | undefined,
  city: number | undefined,
): CalculationTables {
  const own = items.filter((item) => item.itemId === itemId)
  const isAllowed = ({ code }: { code: string }) =>
    own.some((item) => item.operations.some((one) => one.code === code))
  return {
    ...rest,
    items: own,
    operations: operations.filter(isAllowed),
    delivery: itemId === undefined ? delivery.filter(({ cityId }) => cityId === city) : [],
    production: { ...production, capacity: production.capacity.filter(isAllowed) },
  }
}

it('a stored request opens in the form, and the form makes the same request', () => {
  checkAll((request) => {
    const labelled = request.lines.map((line) => ({ ...line, label: 'Белый' }))
    const isTabled = ({ priceErpId }: RequestedLine) => priceErpId !== undefined
    const stored = {
      ...request,
      lines: request.lines.map((line, at) => (isTabled(line) ? labelled[at] : line)),
    }
    const again = toCalculationRequest(toFormValues(stored as CalculationRequest))
    if (canonical(again) !== canonical(stored))
      throw new Error(`${canonical(again)} for ${canonical(stored)}`)
  }, BY_FIELDS)
})

/** Returns the same text for equal values, whatever the order of their fields. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, each) =>
    each && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  )

it('any numbers give errors, or a calculation of whole kopecks without NaN', () => {
  for (const request of fc.sample(extremeRequest, { numRuns: 10_000, seed: 45 })) {
    const { calculation } = calculate(request, extremeTables, { now })
    for (const [path, value] of calculation ? listNumbers(calculation) : [])
      if (!Number.isSafeInteger(value) && path !== 'quantity' && path !== 'percent')
        throw new Error(`${path} is ${value} for ${JSON.stringify(request)}`)
  }
})

/** Returns all numbers in a value with their keys. */
const listNumbers = (value: unknown, key = ''): [string, number][] =>
  typeof value === 'number'
    ? [[key, value]]
    : Object.entries(value ?? {}).flatMap(([name, each]) =>
        typeof each === 'string' ? [] : listNumbers(each, name),
      )
