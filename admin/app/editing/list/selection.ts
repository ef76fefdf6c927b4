import type { EntryPreview } from '@rapport/contract/editing/entries'

interface Row {
  id: number
}

/** What of a list is selected, by id: rows that left the screen stay in it. */
export type Selection<R extends Row = EntryPreview> = ReadonlyMap<number, R>

/** Returns the selection with things added to it, or taken out. */
export function withSelected<R extends Row>(
  selection: Selection<R>,
  entries: readonly R[],
  isSelected: boolean,
): Selection<R> {
  const changed = new Map(selection)
  for (const entry of entries)
    if (isSelected) changed.set(entry.id, entry)
    else changed.delete(entry.id)
  return changed
}

/** Returns the rows from one to another, both of them included, whichever stands first; the second alone where the first is gone. */
export function rowsBetween<R extends Row>(
  entries: readonly R[],
  fromId: number | undefined,
  to: R,
): readonly R[] {
  const from = entries.findIndex(({ id }) => id === fromId)
  const end = entries.findIndex(({ id }) => id === to.id)
  return from < 0 || end < 0 ? [to] : entries.slice(Math.min(from, end), Math.max(from, end) + 1)
}
