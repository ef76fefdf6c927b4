interface Row {
  id: number | string
}

/** Selected rows of a list by id. Rows that left the screen stay selected. */
export type Selection<R extends Row> = ReadonlyMap<R['id'], R>

export function withSelected<R extends Row>(
  selection: Selection<R>,
  rows: readonly R[],
  isSelected: boolean,
): Selection<R> {
  const changed = new Map(selection)
  for (const row of rows)
    if (isSelected) changed.set(row.id, row)
    else changed.delete(row.id)
  return changed
}

/** Returns the rows between two, both included, in either direction. Returns the second alone if the first is gone. */
export function rowsBetween<R extends Row>(
  rows: readonly R[],
  fromId: R['id'] | undefined,
  to: R,
): readonly R[] {
  const from = rows.findIndex(({ id }) => id === fromId)
  const end = rows.findIndex(({ id }) => id === to.id)
  return from < 0 || end < 0 ? [to] : rows.slice(Math.min(from, end), Math.max(from, end) + 1)
}
