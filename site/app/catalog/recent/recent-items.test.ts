import { RECENT_ITEMS_MAX } from '@rapport/contract/catalog/catalog-limits'
import { expect, it } from 'vitest'
import { otherItems } from './recent-items.ts'

it('remembers the last 8 products beside the one that is looked at, each once', () => {
  expect(otherItems([3, 2, 3, 1], 2)).toEqual([3, 1])
  expect(otherItems([...Array(20).keys()], 5)).toHaveLength(RECENT_ITEMS_MAX)
})

it('takes nothing from storage but ids', () => {
  expect(otherItems(['1', -1, 0, 1.5, 1e12, null, { id: 1 }, 7], 1)).toEqual([7])
  for (const stored of [null, 'x', {}, 3]) expect(otherItems(stored, 1)).toEqual([])
})
