import { describe, expect, it } from 'vitest'
import { calculate } from './calculate.ts'
import { calculation } from './calculation.ts'
import type { CalculationRequest, RequestedLine } from './calculation-request.ts'
import { bookDays } from './document/book-days.ts'
import { exampleTables as tables } from './test/example-tables.ts'

/** A Monday in Moscow. Saturday, 5 December is worked. */
const now = new Date('2026-11-30T06:00:00Z')

const line = (part: Partial<RequestedLine>): RequestedLine => ({ itemId: 1, operations: [], ...part })
const shirts = (part: Partial<RequestedLine>) =>
  line({ priceErpId: 'p-shirt', variant: 0, materialErpId: 'COTTON', ...part })
const sleevePrint = { code: 'screen', place: 'sleeve', widthMm: 100, heightMm: 100, colors: 2 }

function calculateWhole(
  lines: RequestedLine[],
  part: Partial<CalculationRequest> = {},
  changes: Partial<typeof tables> = {},
) {
  const result = calculate({ lines, term: 'normal', ...part }, { ...tables, ...changes }, { now })
  expect(result.errors).toBeUndefined()
  return calculation.parse(result.calculation)
}

interface Example {
  title: string
  lines: RequestedLine[]
  part?: Partial<CalculationRequest>
  /** Written out: prices, quantities and roundings. */
  totals: (number | null)[]
  total: number | null
  vat: number
  ready: string
}

/** VAT is `total × 22 / 122` unless a line says otherwise. */
const examples: Example[] = [
  {
    title: 'one piece',
    lines: [shirts({ quantity: 1 })],
    totals: [269000],
    total: 269000,
    vat: 48508, // 48 508.20
    ready: '2026-12-03', // 3 working days
  },
  {
    title: 'the second row of a material',
    lines: [shirts({ quantity: 10, label: 'Хлопок, плотный' })],
    totals: [10 * 209000],
    total: 2090000,
    vat: 376885, // 376 885.25
    ready: '2026-12-03',
  },
  {
    title: 'fifty pieces in three sizes with a print of two colours',
    lines: [shirts({ sizes: { S: 10, M: 20, L: 20 }, operations: [sleevePrint] })],
    // 50 × 1 490 ₽, 50 × 80 ₽, setup of the design 500 ₽ and of two colours 1 200 ₽ each
    totals: [50 * 149000 + 50 * 8000 + 50000 + 2 * 120000],
    total: 8140000,
    vat: 1467869, // 1 467 868.85
    ready: '2026-12-05', // 3 + 2 working days; the Saturday is worked
  },
  {
    title: 'the same in two lines: one tier, one setup',
    lines: [
      shirts({ quantity: 30, operations: [sleevePrint] }),
      shirts({ quantity: 20, operations: [sleevePrint] }),
    ],
    totals: [30 * 149000 + 30 * 8000 + 290000, 20 * 149000 + 20 * 8000],
    total: 8140000,
    vat: 901639 + 566230, // 5 000 000 and 3 140 000: 901 639.34 and 566 229.51
    ready: '2026-12-05',
  },
  {
    title: 'embroidery of 80 × 50 mm on ten pieces',
    lines: [
      shirts({
        quantity: 10,
        operations: [{ code: 'embroidery', place: 'chest', widthMm: 80, heightMm: 50 }],
      }),
    ],
    // 40 cm² × 150 stitches = 6 000 stitches × 25.50 ₽ per thousand = 153 ₽ a piece, setup 2 000 ₽
    totals: [10 * 189000 + 10 * 15300 + 200000],
    total: 2243000,
    vat: 404475, // 404 475.41
    ready: '2026-12-07', // 3 + 3 working days
  },
  {
    title: 'two and a half metres of cloth in bags',
    lines: [line({ itemId: 3, quantity: 2.5, operations: [{ code: 'bag' }] })],
    // 2.5 × 812.55 ₽ = 2 031.375 ₽ and 2.5 × 15.01 ₽ = 37.525 ₽, each rounded half up
    totals: [203138 + 3753],
    total: 206891,
    vat: 37308, // 37 308.21
    ready: '2026-12-02', // no lead time of its own, but two days are promised
  },
  {
    title: 'a hundred totes with setup and a delivery by sum',
    lines: [line({ itemId: 2, quantity: 100 })],
    part: { cityId: 8 },
    totals: [100 * 39900 + 150000],
    total: 4140000 + 60000,
    vat: 746557 + 10820, // 746 557.38 and, of the delivery, 10 819.67
    ready: '2026-12-05', // 5 working days of the factory
  },
  {
    title: 'an urgent piece with a surcharge of 12.35 %',
    lines: [shirts({ quantity: 1 })],
    part: { term: 'urgent' },
    totals: [269000],
    total: 269000 + 33222, // 33 221.50 rounds up
    vat: 54499, // 302 222 × 22 / 122 = 54 499.05
    ready: '2026-12-02', // 60 % of 3 days are 2
  },
  {
    title: 'clothes for children beside others: two rates of VAT',
    lines: [line({ itemId: 4, sizes: { 98: 3, 104: 0 } }), shirts({ quantity: 1 })],
    totals: [330000, 269000],
    total: 599000,
    vat: 30000 + 48508, // 330 000 × 10 / 110, and 22 % of the other line
    ready: '2026-12-04',
  },
  {
    title: 'a price on request beside a known one',
    lines: [shirts({ quantity: 10, materialErpId: 'LINEN' }), line({ itemId: 2, quantity: 20 })],
    totals: [null, 20 * 45000 + 150000],
    total: null,
    vat: 189344, // of the priced line: 189 344.26
    ready: '2026-12-05',
  },
  {
    title: 'a discount of 5 % from 100 000 ₽ on',
    lines: [shirts({ quantity: 100 })],
    totals: [100 * 149000],
    total: 14900000 - 745000,
    vat: 2552541, // 14 155 000 × 22 / 122 = 2 552 540.98
    ready: '2026-12-03',
  },
  {
    title: 'a sample before the run, delivered by weight',
    lines: [shirts({ quantity: 60, operations: [{ code: 'sample' }] })],
    part: { cityId: 7 },
    totals: [60 * 149000 + 350000],
    total: 9290000 + 90000, // 12 kg
    vat: 1675246 + 16230, // 1 675 245.90 and 16 229.51
    ready: '2026-12-09', // 3 + 5 working days
  },
]

describe('examples by hand', () => {
  it.each(examples)('calculates $title', ({ lines, part, totals, total, vat, ready }) => {
    const calculated = calculateWhole(lines, part)
    expect(calculated.lines.map((each) => each.total)).toEqual(totals)
    expect(calculated.total).toBe(total)
    expect(calculated.vat.amount).toBe(vat)
    expect(calculated.readyAt).toBe(`${ready}T20:59:00.000Z`)
  })
})

it('answers with the parts of each price', () => {
  const calculated = calculateWhole([shirts({ quantity: 8, operations: [sleevePrint] })], {
    term: 'urgent',
    cityId: 7,
  })
  expect(calculated).toEqual({
    revision: 'r1',
    currency: 'RUB',
    lines: [
      {
        title: 'Футболка',
        unit: 'шт',
        quantity: 8,
        unitPrice: 269000,
        setup: 0,
        total: 2538000,
        operations: [
          { code: 'screen', title: 'Шелкография', unitPrice: 12000, setup: 290000, total: 386000 },
        ],
        nextTier: { from: 10, more: 2, unitPrice: 189000, saves: 800000 },
      },
    ],
    surcharges: [{ title: 'Срочное изготовление', percent: 12.35, amount: 313443 }],
    delivery: { amount: 45000, days: 3 },
    total: 2896443,
    vat: { mode: 'included', rate: 22, amount: 514195 + 8115 },
    readyAt: '2026-12-03T20:59:00.000Z',
    onRequest: [],
    notes: ['Десять дешевле восьми: 23\u00a0000\u00a0₽ против 25\u00a0380\u00a0₽'],
  })
})

describe('advice', () => {
  it('says that ten cost less than eight', () => {
    expect(calculateWhole([shirts({ quantity: 8 })]).notes).toEqual([
      'Десять дешевле восьми: 18\u00a0900\u00a0₽ против 21\u00a0520\u00a0₽',
    ])
    expect(calculateWhole([shirts({ quantity: 7 })]).notes).toEqual([])
  })

  it('counts all lines of a design, and names the item beside other designs', () => {
    const lines = [shirts({ quantity: 20 }), shirts({ quantity: 28 }), line({ itemId: 3, quantity: 1 })]
    expect(calculateWhole(lines).notes).toEqual([
      'Футболка. 50\u00a0шт дешевле, чем\u00a048: 74\u00a0500\u00a0₽ против 90\u00a0720\u00a0₽',
    ])
  })
})

describe('discounts', () => {
  it('take the larger of two', () => {
    const small = { customerDiscount: { title: 'Постоянный клиент', percent: 3 } }
    const large = { customerDiscount: { title: 'Постоянный клиент', percent: 7.5 } }
    const of = (changes: Partial<typeof tables>) =>
      calculateWhole([shirts({ quantity: 100 })], {}, changes).surcharges
    expect(of(small)).toEqual([{ title: 'Скидка от суммы', percent: -5, amount: -745000 }])
    expect(of(large)).toEqual([{ title: 'Постоянный клиент', percent: -7.5, amount: -1117500 }])
  })

  it('of 100 % make a total of 0', () => {
    const changes = { customerDiscount: { title: 'Подарок', percent: 100 } }
    const calculated = calculateWhole(
      [shirts({ quantity: 7 }), line({ itemId: 4, quantity: 3 })],
      {},
      changes,
    )
    expect([calculated.total, calculated.vat.amount]).toEqual([0, 0])
  })
})

describe('VAT', () => {
  it('is 0 for a company without it', () => {
    const changes = { vat: { ...tables.vat, mode: 'none' as const } }
    expect(calculateWhole([shirts({ quantity: 1 })], {}, changes).vat).toEqual({
      mode: 'none',
      rate: 0,
      amount: 0,
    })
  })

  it('has the simplified rate for all products', () => {
    const changes = { vat: { ...tables.vat, mode: 'simplified5' as const } }
    const lines = [shirts({ quantity: 1 }), line({ itemId: 4, quantity: 1 })]
    expect(calculateWhole(lines, {}, changes).vat).toEqual({
      mode: 'included',
      rate: 5,
      amount: 12810 + 5238, // 269 000 × 5 / 105 and 110 000 × 5 / 105
    })
  })

  it('has the rate of the day in Moscow', () => {
    const at = (moment: string) =>
      calculate({ lines: [shirts({ quantity: 1 })], term: 'normal' }, tables, { now: new Date(moment) })
        .calculation?.vat.rate
    expect([at('2025-12-31T20:59:59Z'), at('2025-12-31T21:00:00Z')]).toEqual([20, 22])
  })

  it('has no single rate for lines of several', () => {
    expect(calculateWhole([shirts({ quantity: 1 }), line({ itemId: 4, quantity: 1 })]).vat.rate).toBeNull()
  })
})

describe('delivery', () => {
  it('is not known for goods of unknown weight, and a note says so', () => {
    const { delivery, total, notes } = calculateWhole([line({ itemId: 2, quantity: 20 })], { cityId: 7 })
    expect([delivery, total, notes]).toEqual([null, 1050000, ['Стоимость доставки назовёт менеджер']])
  })

  it('by sum is not known while a line is on request', () => {
    const lines = [shirts({ quantity: 10, materialErpId: 'LINEN' })]
    expect(calculateWhole(lines, { cityId: 8 }).delivery).toBeNull()
    expect(calculateWhole(lines, { cityId: 7 }).delivery).toEqual({ amount: 45000, days: 3 })
  })

  it('by sum is free above its band', () => {
    expect(calculateWhole([shirts({ quantity: 50 })], { cityId: 8 }).delivery).toEqual({ amount: 0, days: 2 })
  })
})

describe('the ready day', () => {
  const printed = (quantity: number) => [shirts({ quantity, operations: [sleevePrint] })]
  const readyDay = (lines: RequestedLine[], production: Partial<typeof tables.production>) =>
    calculateWhole(lines, {}, { production: { ...tables.production, ...production } }).readyAt?.slice(0, 10)

  it('waits for the capacity of a workshop', () => {
    // Tuesday is taken, so 1 000 pieces take the ten working days from Wednesday to Monday.
    expect(readyDay(printed(1000), {})).toBe('2026-12-14')
  })

  it('is the last day that the same pieces would book', () => {
    const { production } = tables
    const [screen] = production.capacity
    if (!screen) throw new Error('No capacity in the example')
    const booked = bookDays(1000, screen, production, '2026-11-30')
    expect(booked.at(-1)).toEqual({ day: '2026-12-14', quantity: 100 })
    expect(booked.map(({ day }) => day)).not.toContain('2026-12-01')
    expect(booked.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(1000)
    expect(bookDays(150, { ...screen, taken: [] }, production, '2026-12-31').map(({ day }) => day)).toEqual([
      '2027-01-04',
      '2027-01-05',
    ])
    expect(bookDays(1, { perDay: 0, taken: [] }, production, '2026-11-30')).toEqual([])
  })

  it('skips weekends and holidays', () => {
    expect(readyDay([shirts({ quantity: 1 })], { workdays: [], leadDays: 0, holidays: ['2026-12-03'] })).toBe(
      '2026-12-04',
    )
    expect(readyDay(printed(1), { workdays: [], holidays: ['2026-12-04'] })).toBe('2026-12-08')
  })

  it('is never before the promised days', () => {
    expect(readyDay([line({ itemId: 3, quantity: 1 })], { promisedDays: 6 })).toBe('2026-12-07')
    expect(readyDay([line({ itemId: 3, quantity: 1 })], { promisedDays: 0 })).toBe('2026-11-30')
  })

  it('is not known if a workshop has no free day within a year, and a note says so', () => {
    const production = { ...tables.production, capacity: [{ code: 'screen', perDay: 0, taken: [] }] }
    const { readyAt, notes } = calculateWhole(printed(1), {}, { production })
    expect([readyAt, notes]).toEqual([null, ['Срок готовности назовёт менеджер']])
  })
})
