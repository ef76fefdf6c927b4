import { expect, it } from 'vitest'
import { findRepeatedLabels, getRowErrors, getRowTexts, writeCells } from './price-cells.ts'
import type { Variant } from './price-lists.ts'

const variant: Variant = {
  title: 'Без печати',
  ranges: [
    { from: 1, to: 9 },
    { from: 10, to: null },
  ],
  rows: [{ material: 'SITEC', label: 'Ситец', prices: { anonymous: [100_000, 90_000] } }],
}
const write = (text: string, column = 1, list: 'anonymous' | 'dealer' = 'anonymous') =>
  writeCells(variant, list, [{ row: 0, column, text }])
const mistakes = ({ rows }: Variant, list: 'anonymous' | 'dealer' = 'anonymous') =>
  getRowErrors(rows[0] as Variant['rows'][number], list, 2, new Set())

it('parses prices as copied from Excel', () => {
  const written = write('1 590,00 ₽').rows[0]
  expect(written?.prices.anonymous).toEqual([159_000, 90_000])
  expect(write('по запросу', 2).rows[0]?.prices.anonymous).toEqual([100_000, null])
})

it('keeps invalid text as typed, with an error at the cell', () => {
  const written = write('дорого')
  expect(getRowTexts(written.rows[0] as never, 'anonymous', 2)).toEqual(['Ситец', 'дорого', '900'])
  expect(mistakes(written)).toEqual([undefined, expect.stringMatching(/^Цена/), undefined])
})

it('reports prices that rise with the quantity, or exceed the list before', () => {
  expect(mistakes(write('1 100', 2))[2]).toMatch(/не.может быть выше/)
  const dealer = write('1 200', 1, 'dealer')
  expect(dealer.rows[0]?.prices.dealer).toEqual([120_000, 90_000])
  expect(mistakes(dealer, 'dealer')[1]).toMatch(/предыдущем прайс-листе/)
})

it('reports repeated labels', () => {
  const rows = [...variant.rows, ...variant.rows]
  expect(getRowErrors(rows[0] as never, 'anonymous', 2, findRepeatedLabels(rows))[0]).toMatch(/одинаково/)
})
