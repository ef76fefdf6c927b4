import { RECENT_ITEMS_MAX } from '@rapport/contract/catalog/catalog-limits'
import { readStoredJson, store } from '../../browser/storage/safe-storage.ts'

const KEY = 'recentItems'
/** One more than are shown: the one that is looked at is left out. */
const KEPT_MAX = RECENT_ITEMS_MAX + 1

/** Puts an item at the head of those this browser has shown; returns the others, the last one first. */
export function visitItem(id: number): number[] {
  const others = otherItems(readStoredJson('localStorage', KEY), id)
  store('localStorage', KEY, JSON.stringify([id, ...others].slice(0, KEPT_MAX)))
  return others
}

/** What was stored, as far as it is a list of ids, without one of them. */
export const otherItems = (stored: unknown, id: number): number[] =>
  Array.isArray(stored)
    ? [...new Set(stored)]
        .filter((one) => Number.isInteger(one) && one > 0 && one < 1e9 && one !== id)
        .slice(0, RECENT_ITEMS_MAX)
    : []
