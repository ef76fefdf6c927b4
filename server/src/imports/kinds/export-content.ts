import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import type { Column } from '../columns/column.ts'
import type { Cell } from '../files/write-table.ts'
import type { ExportContext } from './import-kind.ts'
import { listPresents, type PresentEntry } from './list-entries.ts'

/** Returns the rows of things of a kind, as their columns read them; each thing is one value or more. */
export async function* exportContent<K extends ContentKindName, Value, Names>(
  { orm, filter }: ExportContext,
  kind: K,
  columns: readonly Column<Value, Names>[],
  names: Names,
  valuesOf: (present: PresentEntry<K>) => Value[],
): AsyncGenerator<Cell[][]> {
  for await (const part of listPresents(orm, kind, filter))
    yield part.flatMap((present) =>
      valuesOf(present).map((value) => columns.map(({ read }) => read(value, names))),
    )
}
