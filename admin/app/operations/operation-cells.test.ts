import { expect, it } from 'vitest'
import { getCellTexts, listCellErrors, writeCells } from './operation-cells.ts'
import { getScale, type OperationPrices, withPricing, withScale, withTiers } from './operation-rows.ts'

const row = (areaCm2: number | null, colors: number | null, prices: (number | null | string)[]) => ({
  areaCm2,
  colors,
  prices,
})
const print: OperationPrices = {
  pricing: 'area',
  tiers: [1, 50],
  rows: [row(156, 1, [9000, 8000]), row(156, 2, [12_000, null])],
}
const bag: OperationPrices = { pricing: 'piece', tiers: [1, 50], rows: [row(null, null, [1500, 1000])] }

it('shows areas, colours and prices', () => {
  expect(print.rows.map((one) => getCellTexts(one, print))).toEqual([
    ['156', '1', '90', '80'],
    ['156', '2', '120', 'по\u00A0запросу'],
  ])
  expect(bag.rows.map((one) => getCellTexts(one, bag))).toEqual([['За\u00A0штуку', '15', '10']])
})

it('parses cells as copied from Excel, and keeps an invalid price as typed', () => {
  const cells = [
    { row: 0, column: 0, text: '1\u00A0248,0' },
    { row: 0, column: 2, text: '1 590,50 ₽' },
    { row: 1, column: 3, text: 'дорого' },
  ]
  expect(writeCells(print, cells).rows).toEqual([
    row(1248, 1, [159_050, 8000]),
    row(156, 2, [12_000, 'дорого']),
  ])
  expect(writeCells(bag, [{ row: 0, column: 0, text: 'x' }])).toEqual(bag)
})

it('reports each mistake at its cell', () => {
  expect(listCellErrors(print)).toEqual([[], []].map(() => Array(4).fill(undefined)))
  const wrong = { ...print, rows: [row(156, 1, [9000, 9500]), row(100, 3, ['дорого'])] }
  const [first, second] = listCellErrors(wrong)
  expect(first).toEqual([undefined, undefined, undefined, expect.stringMatching(/не.может быть выше/)])
  expect(second).toEqual([
    expect.stringMatching(/меньше, чем/),
    undefined,
    expect.stringMatching(/столько.же/),
    undefined,
  ])
})

it('keeps prices when tiers, areas and colours change', () => {
  expect(withTiers(print, [1, 10, 50]).rows[0]?.prices).toEqual([9000, 9000, 8000])
  expect(getScale(print.rows)).toEqual({ areas: [156], colors: 2 })
  const scaled = withScale(print, { areas: [156, 311], colors: 1 })
  expect(scaled.rows).toEqual([row(156, 1, [9000, 8000]), row(311, 1, [null, null])])
  expect(withScale(print, { areas: [156], colors: null }).rows).toEqual([row(156, null, [null, null])])
})

it('has one row and one price for another way of pricing', () => {
  expect(withPricing(print, 'design')).toEqual({
    pricing: 'design',
    tiers: [1],
    rows: [row(null, null, [9000])],
  })
  expect(withPricing({ pricing: 'design', tiers: [], rows: [] }, 'piece').rows).toEqual([
    row(null, null, [null]),
  ])
})
