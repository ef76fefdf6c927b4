import { expect, it } from 'vitest'
import type { Variant } from './price-lists.ts'
import { raisePrices } from './raise-prices.ts'

const variants: Variant[] = [
  {
    title: 'Без печати',
    ranges: [
      { from: 1, to: 9 },
      { from: 10, to: null },
    ],
    rows: [
      { material: 'A', label: 'Ситец', prices: { anonymous: [62_000, null], dealer: [50_000, 'дорого'] } },
      { material: 'B', label: 'Лён', prices: { anonymous: [90_000, 80_000] } },
    ],
  },
]
const raise = { hundredths: 500, step: 1000 } as const

it('raises all prices of a group, except «по запросу» and invalid ones', () => {
  const { variants: raised, changes } = raisePrices(variants, raise)
  expect(raised[0]?.rows.map(({ prices }) => prices)).toEqual([
    { anonymous: [65_000, null], dealer: [53_000, 'дорого'] },
    { anonymous: [95_000, 84_000] },
  ])
  expect(changes).toHaveLength(4)
  expect(changes[0]).toEqual({
    place: 'Без печати, Без\u00A0входа: Ситец, 1–9',
    before: 62_000,
    after: 65_000,
  })
})

it('raises only the selected cells of a list', () => {
  const range: { rows: [number, number]; columns: [number, number] } = { rows: [1, 1], columns: [2, 2] }
  const { changes } = raisePrices(variants, raise, { variant: 0, list: 'anonymous', range })
  expect(changes.map(({ before, after }) => [before, after])).toEqual([[80_000, 84_000]])
})
