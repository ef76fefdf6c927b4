import { expect, it } from 'vitest'
import { tierFor } from './price-tier.ts'

const tiers = [
  { from: 1, price: 269000 },
  { from: 10, price: 189000 },
  { from: 50, price: 149000 },
]

it.each([
  [1, 269000],
  [9, 269000],
  [10, 189000],
  [49, 189000],
  [50, 149000],
  [100000, 149000],
  [9.5, 269000],
])('%d pieces cost %i kopecks each', (quantity, price) => {
  expect(tierFor(tiers, quantity)?.price).toBe(price)
})

it.each([0, -5, Number.NaN])('no step holds for %s', (quantity) => {
  expect(tierFor(tiers, quantity)).toBeUndefined()
})

it('no step holds below the first', () => {
  expect(tierFor(tiers.slice(1), 5)).toBeUndefined()
})
