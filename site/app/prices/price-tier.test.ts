import { findTier } from '@rapport/contract/prices/find-tier'
import { expect, it } from 'vitest'
import { calculatePrice, findCheaperTier } from './price-tier.ts'

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
])('calculates for %d pieces a price of %i kopecks each', (quantity, price) => {
  expect(findTier(tiers, quantity)?.price).toBe(price)
})

it.each([0, -5, Number.NaN])('finds no tier for %s pieces', (quantity) => {
  expect(findTier(tiers, quantity)).toBeUndefined()
})

it('finds no tier below the first', () => {
  expect(findTier(tiers.slice(1), 5)).toBeUndefined()
})

it('calculates the total, rounded to a kopeck; undefined for «по запросу»', () => {
  expect(calculatePrice(tiers, 120)).toEqual({ price: 149000, total: 17880000 })
  expect(calculatePrice([{ from: 1, price: 8125 }], 2.5)).toEqual({ price: 8125, total: 20313 })
  expect(calculatePrice([{ from: 1, price: null }], 5)).toBeUndefined()
})

it('returns the missing quantity, the saving and the total of a cheaper tier', () => {
  expect(findCheaperTier(tiers, 20)).toEqual({
    from: 50,
    price: 149000,
    more: 30,
    percent: 21,
    total: 7450000,
  })
  expect(findCheaperTier(tiers, 8)).toMatchObject({ from: 10, more: 2, total: 1890000 })
})

it('finds no cheaper tier at the last one, on request, or if the price does not fall', () => {
  expect(findCheaperTier(tiers, 50)).toBeUndefined()
  expect(findCheaperTier([{ from: 1, price: null }], 1)).toBeUndefined()
  expect(findCheaperTier([...tiers.slice(0, 1), { from: 10, price: null }], 1)).toBeUndefined()
  expect(findCheaperTier([...tiers.slice(0, 1), { from: 10, price: 269000 }], 1)).toBeUndefined()
})
