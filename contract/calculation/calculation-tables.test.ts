import { expect, it } from 'vitest'
import { calculationTables } from './calculation-tables.ts'
import { exampleTables } from './test/example-tables.ts'

const [shirt] = exampleTables.items
const [screen] = exampleTables.operations
const change = (part: object) => calculationTables.safeParse({ ...exampleTables, ...part }).success
const changeItem = (part: object) => change({ items: [{ ...shirt, ...part }] })
const changePricing = (part: object) =>
  change({ operations: [{ ...screen, pricing: { ...screen?.pricing, ...part } }] })

it('tables of the contract are accepted', () => {
  expect([change({}), changeItem({}), changePricing({})]).toEqual([true, true, true])
})

it('tables refuse a row without a price per tier, and tiers that do not ascend', () => {
  const [variant] = shirt?.variants ?? []
  const row = { materialErpId: 'COTTON', label: 'Хлопок', prices: [100] }
  expect(changeItem({ variants: [{ ...variant, rows: [row] }] })).toBe(false)
  expect(changeItem({ variants: [{ ...variant, tiers: [1, 1, 50] }] })).toBe(false)
  expect(changePricing({ bands: [{ upToMm2: 100, prices: [[1, 2]] }] })).toBe(false)
  expect(changePricing({ tiers: [1] })).toBe(false)
})

it('tables refuse a discount above 100 %, a third decimal, and a fraction of a kopeck', () => {
  expect(change({ customerDiscount: { title: '', percent: 100.01 } })).toBe(false)
  expect(change({ customerDiscount: { title: '', percent: 1.234 } })).toBe(false)
  expect(changeItem({ ownTiers: [{ from: 1, price: 0.5 }] })).toBe(false)
  expect(changeItem({ setup: -1 })).toBe(false)
})

it('tables refuse a day that does not exist', () => {
  expect(change({ production: { ...exampleTables.production, holidays: ['2026-02-30'] } })).toBe(false)
})
