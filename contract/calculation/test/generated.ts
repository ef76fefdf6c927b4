import fc from 'fast-check'
import { QUANTITY_MAX } from '../../orders/order-limits.ts'
import { PRICE_MAX } from '../../prices/price-limits.ts'
import type { CalculationRequest, RequestedLine, RequestedOperation } from '../calculation-request.ts'
import { type CalculationTables, calculationTables } from '../calculation-tables.ts'
import { exampleTables } from './example-tables.ts'

const price = fc.integer({ min: 0, max: 300_000 })
const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100)

interface Prices {
  next: () => number
  discount: number
  urgency: number
  vat: CalculationTables['vat']['mode']
}

/** Returns the example tables with other prices. They need not fall with the quantity. */
function replacePrices({ next, discount, urgency, vat }: Prices): CalculationTables {
  const [items, operations] = structuredClone([exampleTables.items, exampleTables.operations] as const)
  const mapped = JSON.parse(JSON.stringify({ items, operations }), (key, value) => {
    const isPrice = key === 'price' || key.startsWith('setup')
    if (isPrice && typeof value === 'number') return next()
    if (key === 'prices') return replaceAll(value, next)
    return key === 'minimum' ? 0 : value
  })
  return calculationTables.parse({
    ...exampleTables,
    ...mapped,
    urgency: { title: 'Срочно', percent: urgency, daysPercent: 60 },
    customerDiscount: { title: 'Скидка', percent: discount },
    vat: { ...exampleTables.vat, mode: vat },
  })
}

const replaceAll = (prices: unknown[], next: () => number): unknown[] =>
  prices.map((value) =>
    Array.isArray(value) ? replaceAll(value, next) : typeof value === 'number' ? next() : value,
  )

/** Tables with generated prices, discounts and modes of VAT; 60 sets, because building one takes long. */
export const generatedTables = fc
  .sample(
    fc.record({
      prices: fc.array(price, { minLength: 50, maxLength: 50 }),
      discount: fc.oneof(fc.constant(0), percent),
      urgency: percent,
      vat: fc.constantFrom('standard', 'simplified5', 'simplified7', 'none'),
    }),
    { numRuns: 60, seed: 45 },
  )
  .map(({ prices, ...others }) => {
    let index = 0
    return replacePrices({ ...others, next: () => prices[index++ % prices.length] ?? 0 })
  })

const operation: fc.Arbitrary<RequestedOperation> = fc.oneof(
  fc.record({
    code: fc.constant('screen'),
    place: fc.constant('sleeve'),
    widthMm: fc.constantFrom(50, 100),
    heightMm: fc.constant(100),
    colors: fc.integer({ min: 1, max: 2 }),
  }),
  fc.record({
    code: fc.constant('embroidery'),
    place: fc.constant('chest'),
    widthMm: fc.integer({ min: 1, max: 120 }),
    heightMm: fc.constant(80),
    designs: fc.integer({ min: 1, max: 3 }),
  }),
  fc.constantFrom({ code: 'bag' }, { code: 'sample' }),
)
const bags = fc.subarray([{ code: 'bag' }])
/** Often near the starts of tiers. */
const pieces = fc.oneof(fc.integer({ min: 1, max: 120 }), fc.integer({ min: 1, max: 20_000 }))

const shirt = fc.record({
  itemId: fc.constant(1),
  priceErpId: fc.constant('p-shirt'),
  variant: fc.constant(0),
  materialErpId: fc.constantFrom('COTTON', 'COTTON', 'COTTON', 'LINEN'),
  quantity: pieces,
  operations: fc.array(operation, { maxLength: 3 }),
})
const tote = fc.record({
  itemId: fc.constant(2),
  quantity: pieces,
  operations: fc.subarray<{ code: string }>([]),
})
const cloth = fc.record({
  itemId: fc.constant(3),
  quantity: pieces.map((half) => half / 2),
  operations: bags,
})
const child = fc.record({ itemId: fc.constant(4), quantity: pieces, operations: bags })

const generatedLine: fc.Arbitrary<RequestedLine> = fc.oneof(
  { weight: 4, arbitrary: shirt },
  { weight: 1, arbitrary: tote },
  { weight: 2, arbitrary: cloth },
  { weight: 1, arbitrary: child },
)

/** Valid requests of one to six lines, most of them with a price. */
export const generatedRequest: fc.Arbitrary<CalculationRequest> = fc.record(
  {
    lines: fc.array(generatedLine, { minLength: 1, maxLength: 6 }),
    term: fc.constantFrom('normal', 'urgent'),
    cityId: fc.constantFrom(7, 8),
  },
  { requiredKeys: ['lines', 'term'] },
)

/** The example tables with the highest prices, setups and stitches that their schema allows. */
export const extremeTables = replacePrices({
  next: () => PRICE_MAX,
  discount: 99.99,
  urgency: 999.99,
  vat: 'standard',
})

const extreme = fc.constantFrom(
  ...[0, -0, -1, 0.5, 1, 2, 10, 100, 999_999.5, QUANTITY_MAX, QUANTITY_MAX + 1, 1e9, 2 ** 53],
  ...[Number.NaN, Number.POSITIVE_INFINITY, -Number.MAX_VALUE, 1e-300, 0.1],
)
/** Usually the valid number, so that some requests pass; sometimes an extreme one. */
const mostly = (valid: number) => fc.oneof({ weight: 12, arbitrary: fc.constant(valid) }, extreme)

/** Requests with numbers that a form or a program may send, up to 50 lines. */
export const extremeRequest: fc.Arbitrary<CalculationRequest> = fc.record({
  lines: fc
    .tuple(
      fc.record({
        itemId: mostly(1),
        priceErpId: fc.constant('p-shirt'),
        variant: mostly(0),
        materialErpId: fc.constant('COTTON'),
        quantity: fc.oneof(fc.constant(QUANTITY_MAX), extreme),
        operations: fc.array(
          fc.oneof(
            fc.record({
              code: fc.constant('screen'),
              place: fc.constant('chest'),
              widthMm: mostly(300),
              heightMm: mostly(200),
              colors: mostly(2),
              designs: mostly(100),
            }),
            fc.constant({ code: 'embroidery', place: 'chest', widthMm: 120, heightMm: 120, designs: 100 }),
            fc.constantFrom({ code: 'bag' }, { code: 'sample', designs: 100 }),
          ),
          { maxLength: 2 },
        ),
      }),
      fc.oneof({ weight: 5, arbitrary: fc.constant(1) }, fc.integer({ min: 0, max: 51 })),
    )
    .map(([line, count]) => Array<RequestedLine>(count).fill(line)),
  term: fc.constantFrom('normal', 'urgent'),
  cityId: mostly(7),
})
