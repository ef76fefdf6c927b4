import type { EntryPreview } from '@rapport/contract/editing/entries'

/** What of a list is selected, by id: rows that left the screen stay in it. */
export type Selection = ReadonlyMap<number, EntryPreview>

/** Returns the selection with things added to it, or taken out. */
export function withSelected(
  selection: Selection,
  entries: readonly EntryPreview[],
  isSelected: boolean,
): Selection {
  const changed = new Map(selection)
  for (const entry of entries)
    if (isSelected) changed.set(entry.id, entry)
    else changed.delete(entry.id)
  return changed
}

/** Returns the rows from one to another, both of them included, whichever stands first; the second alone where the first is gone. */
export function rowsBetween(
  entries: readonly EntryPreview[],
  fromId: number | undefined,
  to: EntryPreview,
): readonly EntryPreview[] {
  const from = entries.findIndex(({ id }) => id === fromId)
  const end = entries.findIndex(({ id }) => id === to.id)
  return from < 0 || end < 0 ? [to] : entries.slice(Math.min(from, end), Math.max(from, end) + 1)
}
