import type { PriceTable } from '@rapport/contract/prices/prices'
import { expect, it } from 'vitest'
import { getRowTiers, listAllTiers, listMaterials } from './price-group-view.ts'

const cotton = { materialErpId: 'c', label: 'Хлопок', prices: [200, 100] }
const linen = { materialErpId: 'l', label: 'Лён', prices: [300, null] }

const createTable = (variant: number, starts: number[], rows: PriceTable['rows']) =>
  ({ priceErpId: 'p', variant, tiers: starts.map((from) => ({ from, to: null })), rows }) as PriceTable

const first = createTable(0, [1, 10], [cotton])
const second = createTable(1, [1, 50], [cotton, linen])

it('returns the tiers of a row', () => {
  expect(getRowTiers(second, linen)).toEqual([
    { from: 1, price: 300 },
    { from: 50, price: null },
  ])
})

it('lists each material of the tables once', () => {
  expect(listMaterials([first, second])).toEqual([
    { key: 'c/Хлопок', erpId: 'c', label: 'Хлопок' },
    { key: 'l/Лён', erpId: 'l', label: 'Лён' },
  ])
})

it('adds the tiers of other tables, without a price', () => {
  expect(listAllTiers([first, second], getRowTiers(first, cotton))).toEqual([
    { from: 1, price: 200 },
    { from: 10, price: 100 },
    { from: 50, price: null },
  ])
})

it('returns the tiers of an item without tables', () => {
  const tiers = [{ from: 1, price: 500 }]
  expect(listAllTiers([], tiers)).toEqual(tiers)
})
