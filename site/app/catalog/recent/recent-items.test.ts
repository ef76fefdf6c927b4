import { RECENT_ITEMS_MAX } from '@rapport/contract/catalog/catalog-limits'
import { expect, it } from 'vitest'
import { parseOtherItems } from './recent-items.ts'

it('stores the last 8 products besides the current one, without duplicates', () => {
  expect(parseOtherItems([3, 2, 3, 1], 2)).toEqual([3, 1])
  expect(parseOtherItems([...Array(20).keys()], 5)).toHaveLength(RECENT_ITEMS_MAX)
})

it('reads only ids from storage', () => {
  expect(parseOtherItems(['1', -1, 0, 1.5, 1e12, null, { id: 1 }, 7], 1)).toEqual([7])
  for (const stored of [null, 'x', {}, 3]) expect(parseOtherItems(stored, 1)).toEqual([])
})
