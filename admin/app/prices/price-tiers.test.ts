import { expect, it } from 'vitest'
import type { Variant } from './price-lists.ts'
import { parseStarts, withStarts } from './price-tiers.ts'

it('parses quantities with spaces', () => {
  expect(parseStarts('1, 10; 1 000')).toEqual([1, 10, 1000])
})

it.each([
  ['', /с.1$/],
  ['5, 10', /с.1$/],
  ['1, много', /«много»/],
  ['1, 10, 10', /проверьте 10/],
  ['1, 9000000', /не.больше/],
  [Array.from({ length: 31 }, (_, index) => index + 1).join(','), /не.больше 30/],
])('says what is wrong with «%s»', (text, sentence) => {
  expect(parseStarts(text)).toEqual(expect.stringMatching(sentence))
})

it('keeps the prices of tiers that remain, and copies those of the split tier to a new tier', () => {
  const variant: Variant = {
    title: '',
    ranges: [
      { from: 1, to: 9 },
      { from: 10, to: null },
    ],
    rows: [{ material: 'A', label: 'A', prices: { anonymous: [500, 400], dealer: ['дорого', null] } }],
  }
  const { ranges, rows } = withStarts(variant, [1, 5, 10])
  expect(ranges).toEqual([
    { from: 1, to: 4 },
    { from: 5, to: 9 },
    { from: 10, to: null },
  ])
  expect(rows[0]?.prices).toEqual({ anonymous: [500, 500, 400], dealer: ['дорого', 'дорого', null] })
  expect(withStarts(variant, [1]).rows[0]?.prices.anonymous).toEqual([500])
})
