import { RECENT_ITEMS_MAX } from '@rapport/contract/catalog/catalog-limits'
import { readStoredJson, store } from '../../browser/storage/safe-storage.ts'

const KEY = 'recentItems'
/** One more than displayed, since the current product is left out. */
const STORED_MAX = RECENT_ITEMS_MAX + 1

/** Adds an item to the viewed items. Returns the others, latest first. */
export function visitItem(id: number): number[] {
  const others = parseOtherItems(readStoredJson('localStorage', KEY), id)
  store('localStorage', KEY, JSON.stringify([id, ...others].slice(0, STORED_MAX)))
  return others
}

/** Returns the stored ids without `id`; empty for invalid data. */
export const parseOtherItems = (stored: unknown, id: number): number[] =>
  Array.isArray(stored)
    ? [...new Set(stored)]
        .filter((one) => Number.isInteger(one) && one > 0 && one < 1e9 && one !== id)
        .slice(0, RECENT_ITEMS_MAX)
    : []
