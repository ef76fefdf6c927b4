import type { OrderedEntry } from '@rapport/staff-contract/entries/entries'

export interface EntryMove {
  moved: OrderedEntry
  sibling: OrderedEntry
  side: 'before' | 'after'
}

/**
 * Finds the entry moved between two orders, and its nearest sibling with a position. Returns undefined if no
 * entry was moved, or no sibling has a position.
 */
export function findMove(
  before: readonly OrderedEntry[],
  after: readonly OrderedEntry[],
): EntryMove | undefined {
  const without = (list: readonly OrderedEntry[], id: number) =>
    list.flatMap((entry) => (entry.id === id ? [] : [entry.id])).join()
  const isMoved = ({ id }: OrderedEntry, index: number) =>
    before[index]?.id !== id && without(before, id) === without(after, id)
  const to = after.findIndex(isMoved)
  const moved = after[to]
  if (!moved) return undefined
  const isPlaced = ({ position }: OrderedEntry) => position !== null
  const previous = after.slice(0, to).findLast(isPlaced)
  if (previous) return { moved, sibling: previous, side: 'after' }
  const next = after.slice(to + 1).find(isPlaced)
  return next && { moved, sibling: next, side: 'before' }
}
