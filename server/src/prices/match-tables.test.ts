import { describe, expect, it } from 'vitest'
import { matchRows, matchVariants, type Row, type Variant } from './match-tables.ts'

const row = (label: string, price = 100, material = 'CALICO'): Row => ({
  material,
  label,
  prices: { anonymous: [price] },
})
/** A variant with one price. */
const variant = (title: string, price = 100): Variant => ({
  title,
  ranges: [{ from: 1, to: null }],
  rows: [row('Бязь', price)],
})
const withIds = <Entry extends object>(entries: Entry[]) => entries.map((entry, id) => ({ id, ...entry }))
const idsOf = (matches: ({ id: number } | undefined)[]) => matches.map((match) => match?.id)

describe('matchVariants', () => {
  const match = (stored: Variant[], wanted: Variant[]) => idsOf(matchVariants(withIds(stored), wanted))
  /** Variants whose titles are letters. Each has its own prices. */
  const named = (titles: string, prices = [1, 2, 3, 4]) =>
    [...titles].map((title, at) => variant(title, prices[at]))

  it.each<[string, Variant[], Variant[], (number | undefined)[]]>([
    ['unchanged variants', named('ABC'), named('ABC'), [0, 1, 2]],
    ['moved variants by title', named('ABC'), named('CAB', [3, 1, 2]), [2, 0, 1]],
    ['a moved variant with changed prices by title', named('ABC'), named('CAB', [9, 1, 2]), [2, 0, 1]],
    ['a renamed variant by its place', named('ABC'), named('AXC', [1, 9, 3]), [0, 1, 2]],
    ['several renamed variants in their order', named('ABC'), named('XBY', [8, 2, 9]), [0, 1, 2]],
    ['a renamed variant when another moved before it', named('ABC'), named('CAX', [3, 1, 9]), [2, 0, 1]],
    ['renamed variants with unchanged prices by them', named('ABC'), named('XYC', [2, 1, 3]), [1, 0, 2]],
    [
      'a renamed variant with unchanged prices when another is removed',
      named('ABC'),
      named('XC', [2, 3]),
      [1, 2],
    ],
    ['swapped titles by title', named('AB'), named('BA'), [1, 0]],
    ['equal titles in their order', named('AAB'), named('AAB'), [0, 1, 2]],
    ['one of two equal titles with the first', named('AAB'), named('AB', [9, 3]), [0, 2]],
    ['equal titles, one of them renamed', named('AAB'), named('AXB', [1, 9, 3]), [0, 1, 2]],
    ['none with an added variant in the middle', named('AB'), named('AXB', [1, 9, 2]), [0, undefined, 1]],
    ['none with a removed variant', named('ABC'), named('AC', [1, 3]), [0, 2]],
    ['a renamed variant before an added one', named('AB'), named('XBY', [8, 2, 9]), [0, 1, undefined]],
    ['nothing in an empty group', [], named('A'), [undefined]],
  ])('matches %s', (_, stored, wanted, expected) => {
    expect(match(stored, wanted)).toEqual(expected)
  })

  it('takes the order of price lists and keys as insignificant', () => {
    const prices = { anonymous: [2], dealer: [1] }
    const table = { ...variant('A'), rows: [{ material: 'CALICO', label: 'Бязь', prices }] }
    const reordered: Variant = {
      rows: [{ prices: { dealer: [1], anonymous: [2] }, label: 'Бязь', material: 'CALICO' }],
      ranges: [{ to: null, from: 1 }],
      title: 'X',
    }
    expect(match([variant('B'), table], [reordered])).toEqual([1])
  })
})

describe('matchRows', () => {
  const match = (stored: Row[], wanted: Row[]) => idsOf(matchRows(withIds(stored), wanted))

  it.each<[string, Row[], Row[], (number | undefined)[]]>([
    ['a row with changed prices', [row('A', 1), row('B', 2)], [row('A', 3), row('B', 2)], [0, 1]],
    ['moved rows', [row('A', 1), row('B', 2)], [row('B', 2), row('A', 1)], [1, 0]],
    ['a renamed row', [row('A', 1), row('B', 2)], [row('A', 1), row('X', 2)], [0, 1]],
    ['a renamed row with changed prices', [row('A', 1), row('B', 2)], [row('X', 9), row('B', 2)], [0, 1]],
    ['a renamed row with its prices first', [row('A', 1), row('B', 2)], [row('X', 2)], [1]],
    ['no row of another material', [row('A', 1)], [row('A', 1, 'SATIN')], [undefined]],
    ['an added row in the middle', [row('A'), row('B')], [row('A'), row('X'), row('B')], [0, undefined, 1]],
    [
      'equal rows in their order',
      [row('A', 1), row('A', 1)],
      [row('A', 1), row('A', 1), row('A', 1)],
      [0, 1, undefined],
    ],
  ])('matches %s', (_, stored, wanted, expected) => {
    expect(match(stored, wanted)).toEqual(expected)
  })
})
