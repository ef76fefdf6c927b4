import { expect, it } from 'vitest'
import { pricesOf, withPrices } from './price-cells.ts'

const variant = {
  title: 'Без печати',
  ranges: [
    { from: 1, to: 9 },
    { from: 10, to: null },
  ],
  rows: [
    { material: 'A', label: 'Ситец', prices: { anonymous: [200, 100] } },
    { material: 'B', label: 'Сатин', prices: { anonymous: [400, 300], dealer: [350, null] } },
  ],
}

it('shows of a list that a row has none of what it falls back to', () => {
  expect(variant.rows.map((row) => pricesOf(row, 'dealer'))).toEqual([
    [200, 100],
    [350, null],
  ])
})

it('changes the prices of one list alone, and leaves the rest as it was', () => {
  const changed = withPrices(variant, 'dealer', [
    { row: 0, column: 1, price: 90 },
    { row: 1, column: 0, price: null },
  ])
  expect(changed.rows.map(({ prices }) => prices)).toEqual([
    { anonymous: [200, 100], dealer: [200, 90] },
    { anonymous: [400, 300], dealer: [null, null] },
  ])
  expect(variant.rows[0]?.prices).toEqual({ anonymous: [200, 100] })
})
