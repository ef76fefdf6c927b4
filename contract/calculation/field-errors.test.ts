import { describe, expect, it } from 'vitest'
import { calculate } from './calculate.ts'
import {
  type CalculationRequest,
  calculationRequest,
  type RequestedLine,
  type RequestedOperation,
} from './calculation-request.ts'
import { calculationTables } from './calculation-tables.ts'
import { exampleTables } from './test/example-tables.ts'

const now = new Date('2026-11-30T06:00:00Z')
const print = { code: 'screen', place: 'chest', widthMm: 200, heightMm: 300, colors: 1 }
const shirts = (part: Partial<RequestedLine>): RequestedLine => ({
  itemId: 1,
  priceErpId: 'p-shirt',
  variant: 0,
  materialErpId: 'COTTON',
  operations: [],
  ...part,
})

const listErrors = (lines: RequestedLine[], part: Partial<CalculationRequest> = {}) =>
  calculate({ lines, term: 'normal', ...part }, exampleTables, { now }).errors

describe('a calculation with bad input', () => {
  it.each<[string, Partial<RequestedLine>, string]>([
    ['an unknown item', { itemId: 99, quantity: 1 }, 'itemId'],
    ['an unknown price table', { priceErpId: 'p-other', quantity: 1 }, 'priceErpId'],
    ['no price table for an item that has some', { priceErpId: undefined, quantity: 1 }, 'priceErpId'],
    ['an unknown production method', { variant: 5, quantity: 1 }, 'variant'],
    ['an unknown material', { materialErpId: 'SILK', quantity: 1 }, 'materialErpId'],
    ['an unknown row of a material', { label: 'Шёлк', quantity: 1 }, 'label'],
    [
      'a material of an item without tables',
      { itemId: 4, priceErpId: null, variant: null, quantity: 1 },
      'materialErpId',
    ],
    ['no quantity', {}, 'quantity'],
    ['no number', { quantity: Number.NaN }, 'quantity'],
    ['zero pieces', { quantity: 0 }, 'quantity'],
    ['fewer than zero pieces', { quantity: -5 }, 'quantity'],
    ['half a piece', { quantity: 0.5 }, 'quantity'],
    ['more than 1 000 000 pieces', { quantity: 1_000_001 }, 'quantity'],
    ['10^9 pieces', { quantity: 1e9 }, 'quantity'],
    ['an endless quantity', { quantity: Number.POSITIVE_INFINITY }, 'quantity'],
    ['quantity and sizes', { quantity: 1, sizes: { S: 1 } }, 'quantity'],
    ['sizes that are all zero', { sizes: { S: 0, M: 0 } }, 'sizes'],
    ['no sizes', { sizes: {} }, 'sizes'],
    ['a size that the product has not', { sizes: { S: 1, XXL: 1 } }, 'sizes.XXL'],
    ['half a piece of a size', { sizes: { S: 1.5 } }, 'sizes.S'],
    ['fewer than zero pieces of a size', { sizes: { S: 5, M: -2 } }, 'sizes.M'],
    ['sizes of more than 1 000 000 pieces together', { sizes: { S: 600_000, M: 600_000 } }, 'sizes'],
  ])('refuses %s', (_, part, field) => {
    expect(Object.keys(listErrors([shirts(part)]) ?? {})).toEqual([`lines.0.${field}`])
  })

  it.each<[string, Partial<RequestedOperation>, string]>([
    ['an unknown operation', { code: 'laser' }, 'code'],
    ['no place', { place: undefined }, 'place'],
    ['a place that is not allowed', { place: 'back' }, 'place'],
    ['no width', { widthMm: undefined }, 'widthMm'],
    ['a width of zero', { widthMm: 0 }, 'widthMm'],
    ['a fraction of a millimetre', { heightMm: 10.5 }, 'heightMm'],
    ['a width that is larger than the place', { widthMm: 301 }, 'widthMm'],
    ['a height that is larger than the place', { heightMm: 401 }, 'heightMm'],
    ['no colours', { colors: undefined }, 'colors'],
    ['more colours than allowed', { colors: 3 }, 'colors'],
    ['half a colour', { colors: 1.5 }, 'colors'],
    ['no designs', { designs: 0 }, 'designs'],
    ['more than 100 designs', { designs: 101 }, 'designs'],
  ])('refuses %s', (_, part, field) => {
    const operations = [{ code: 'sample' }, { ...print, ...part }]
    expect(Object.keys(listErrors([shirts({ quantity: 1, operations })]) ?? {})).toEqual([
      `lines.0.operations.1.${field}`,
    ])
  })

  it('refuses an operation that the item does not allow', () => {
    const lines = [{ itemId: 2, quantity: 20, operations: [print] }]
    expect(listErrors(lines)).toEqual({
      'lines.0.operations.0.code': ['Эту работу на\u00a0этом изделии мы не\u00a0делаем'],
    })
  })

  it('refuses colours and places of an operation that has none', () => {
    const operations = [{ code: 'bag', place: 'chest', colors: 1 }]
    expect(Object.keys(listErrors([shirts({ quantity: 1, operations })]) ?? {})).toEqual([
      'lines.0.operations.0.colors',
      'lines.0.operations.0.place',
    ])
  })

  it('refuses quarters of a metre', () => {
    expect(listErrors([{ itemId: 3, quantity: 1.25, operations: [] }])).toEqual({
      'lines.0.quantity': ['Метры считаются с\u00a0шагом 0,5'],
    })
  })

  it('refuses less than the least order, counted over the lines of a design', () => {
    const totes = (quantity: number) => ({ itemId: 2, quantity, operations: [] })
    expect(listErrors([shirts({ quantity: 1 }), totes(19)])).toEqual({
      'lines.1.quantity': ['Наименьший заказ\u00a0— 20\u00a0шт'],
    })
    expect(listErrors([totes(10), totes(10)])).toBeUndefined()
  })

  it('refuses an unknown city, and an urgent term where there is none', () => {
    const request: CalculationRequest = { lines: [shirts({ quantity: 1 })], term: 'urgent', cityId: 99 }
    const tables = { ...exampleTables, urgency: null }
    expect(Object.keys(calculate(request, tables, { now }).errors ?? {})).toEqual(['term', 'cityId'])
  })

  it('refuses no lines, more than 50 lines, more than 20 operations', () => {
    expect(Object.keys(listErrors([]) ?? {})).toEqual(['lines'])
    expect(Object.keys(listErrors(Array(51).fill(shirts({ quantity: 1 }))) ?? {})).toEqual(['lines'])
    const operations = Array(21).fill({ code: 'bag' })
    expect(Object.keys(listErrors([shirts({ quantity: 1, operations })]) ?? {})).toEqual([
      'lines.0.operations',
    ])
  })

  it('refuses a sum above 100 billion roubles', () => {
    const [item] = exampleTables.items
    const items = [{ ...item, variants: [], ownTiers: [{ from: 1, price: 1e9 }] }]
    const costly = calculationTables.parse({ ...exampleTables, items })
    const lines = [{ itemId: 1, quantity: 1_000_000, operations: [] }]
    const result = calculate({ lines, term: 'normal' }, costly, { now })
    expect(Object.keys(result.errors ?? {})).toEqual(['lines.0.quantity'])
  })

  it('reports every mistake at once', () => {
    const lines = [shirts({ quantity: 0.5 }), shirts({ itemId: 99 }), shirts({ sizes: { XXL: 1 } })]
    expect(Object.keys(listErrors(lines, { cityId: 99 }) ?? {})).toEqual([
      'lines.0.quantity',
      'lines.1.itemId',
      'lines.2.sizes.XXL',
      'cityId',
    ])
  })
})

describe('the schema of a request', () => {
  const parse = (lines: unknown, part: object = {}) =>
    calculationRequest.safeParse({ lines, term: 'normal', ...part })
  const whole = shirts({ sizes: { S: 10 }, operations: [print] })

  it('reads a request as the contract shows it', () => {
    expect(parse([whole], { cityId: 7 }).data).toEqual({ lines: [whole], term: 'normal', cityId: 7 })
  })

  it('bounds lines, operations and sizes, and refuses what is no number', () => {
    const sizes = Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`S${index}`, 1]))
    for (const lines of [
      Array(51).fill(whole),
      [],
      [{ ...whole, operations: Array(21).fill(print) }],
      [{ ...whole, sizes }],
      [{ ...whole, sizes: { S: '10' } }],
      [{ ...whole, quantity: '1 250,50' }],
      [{ ...whole, itemId: 'x' }],
      [{ ...whole, priceErpId: 'x'.repeat(101) }],
    ])
      expect(parse(lines).success).toBe(false)
  })

  it('ignores a size named as a property of every object', () => {
    const hostile = JSON.parse('{"__proto__": 5, "constructor": 1}')
    const { data } = parse([{ ...whole, sizes: hostile }])
    const errors = data && listErrors(data.lines)
    expect(Object.keys(errors ?? {})).toEqual(['lines.0.sizes.constructor'])
  })
})
