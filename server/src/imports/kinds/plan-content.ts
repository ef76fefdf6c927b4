import type { ContentKindName, Snapshots } from '@rapport/contract/editing/content-kinds'
import type { Snapshot } from '../../editing/kinds.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Column } from '../columns/column.ts'
import { findUnknownPictures, listIssues, pictureMistakes, toMistakes } from './check-snapshot.ts'
import { compareRow } from './compare-row.ts'
import type { FileRow, ImportResult, PlanPart, RowMistake } from './import-kind.ts'
import type { PresentEntry } from './list-entries.ts'
import { draftNotes, isPublishable, targetOf, versionOf } from './publish-rule.ts'
import type { ContentWrite } from './write-content.ts'

/** A row with the thing it is of: undefined where it is a new one. */
export interface RowTarget<Value> {
  row: FileRow
  present: Pick<PresentEntry<ContentKindName>, 'entry' | 'isDraft'> | undefined
  value: Value
  mistakes: RowMistake[]
}

/** What a kind says of its rows. */
export interface ContentRules<K extends ContentKindName, Value, Names> {
  kind: K
  columns: readonly Column<Value, Names>[]
  names: Names
  keys: ReadonlySet<string>
  as: ImportResult
  titleOf(value: Value): string
  toSnapshot(value: Value): Snapshots[K]
  /** Returns the pictures of a row, by the keys of their columns. */
  picturesOf(value: Value): Record<string, string[]>
  /** Returns what else is wrong with rows, of each that changes something, in their order. */
  check(orm: Orm, rows: ChangedRow<Value>[]): Promise<RowMistake[][]>
}

export interface ChangedRow<Value> {
  line: number
  /** By whose rules it has to be: what stays a draft may lack what the site needs. */
  as: ImportResult
  value: Value
  changed: ReadonlySet<string>
}

/** Returns what rows would do to things that each of them is a whole one of. */
export async function planContent<K extends ContentKindName, Value, Names>(
  orm: Orm,
  targets: RowTarget<Value>[],
  rules: ContentRules<K, Value, Names>,
): Promise<PlanPart<ContentWrite>> {
  const { kind, columns, names } = rules
  const compared = targets.map((target) => {
    const { present } = target
    const isNew = present === undefined
    const { mistakes, ...row } = compareRow(columns, target.row, target.value, { names, isNew })
    return {
      ...{ line: target.row.line, present, isNew, ...row },
      as: isPublishable(present) ? rules.as : ('draft' as const),
      mistakes: [...target.mistakes, ...mistakes],
    }
  })
  const changing = compared.filter(
    ({ mistakes, isNew, changed }) => mistakes.length === 0 && (isNew || changed.size > 0),
  )
  const found = await checkRows(orm, changing, rules)
  for (const [at, row] of changing.entries()) row.mistakes.push(...(found[at] ?? []))
  const isWritten = new Set(changing.filter(({ mistakes }) => mistakes.length === 0))
  return {
    rows: compared.map((row) => ({
      line: row.line,
      title: rules.titleOf(row.value),
      state:
        row.mistakes.length > 0 ? 'wrong' : row.isNew ? 'new' : row.changed.size > 0 ? 'changed' : 'same',
      changes: [...row.changes, ...(row.changed.size > 0 ? draftNotes(rules.as, row.present) : [])],
      mistakes: row.mistakes,
      version: versionOf(row.present),
    })),
    writes: compared.flatMap((row) => {
      if (!isWritten.has(row)) return []
      const snapshot = rules.toSnapshot(row.value) as Snapshot
      return [{ line: row.line, write: { kind, ...targetOf(row.present), snapshot } }]
    }),
  }
}

async function checkRows<K extends ContentKindName, Value, Names>(
  orm: Orm,
  rows: ChangedRow<Value>[],
  { kind, columns, keys, toSnapshot, picturesOf, check }: ContentRules<K, Value, Names>,
): Promise<RowMistake[][]> {
  const named = rows.flatMap(({ value, changed }) =>
    Object.entries(picturesOf(value)).flatMap(([key, files]) => (changed.has(key) ? files : [])),
  )
  const unknown = await findUnknownPictures(orm, named)
  const others = await check(orm, rows)
  return rows.map(({ value, changed, as }, at) => [
    ...toMistakes(listIssues(kind, toSnapshot(value), as), columns, keys),
    ...pictureMistakes(picturesOf(value), changed, unknown),
    ...(others[at] ?? []),
  ])
}

/** Returns the mistake of a row that is of a thing which a row before it is of; notes it otherwise. */
export function noteSeen(seen: Map<string, number>, id: string, line: number): number | undefined {
  const before = seen.get(id)
  if (before === undefined) seen.set(id, line)
  return before
}
