import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import type { Column } from '../columns/column.ts'
import type { Cell } from '../files/write-table.ts'
import type { ExportContext } from './import-kind.ts'
import { type CurrentEntry, listCurrentEntries } from './list-entries.ts'

/** Returns the rows of all entries of a kind. An entry has one or more values, each is a row. */
export async function* exportContent<K extends ContentKindName, Value, Names>(
  { orm, filter }: ExportContext,
  kind: K,
  columns: readonly Column<Value, Names>[],
  names: Names,
  getValues: (current: CurrentEntry<K>) => Value[],
): AsyncGenerator<Cell[][]> {
  for await (const part of listCurrentEntries(orm, kind, filter))
    yield part.flatMap((current) =>
      getValues(current).map((value) => columns.map(({ read }) => read(value, names))),
    )
}
