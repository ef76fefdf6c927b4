import { setImmediate } from 'node:timers/promises'
import type { ContentKindName, Snapshots } from '@rapport/staff-contract/entries/content-kinds'
import type { Snapshot } from '../../editing/kinds.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Column } from '../columns/column.ts'
import { findUnknownPictures, listIssues, pictureMistakes, toMistakes } from './check-snapshot.ts'
import { type ComparedRow, compareRow } from './compare-row.ts'
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
  /** Returns what is wrong with the title of a new thing: another may be called so. */
  checkNewTitle?(title: string): RowMistake[]
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
  const { kind } = rules
  const compared: ComparedTarget<Value>[] = []
  for (const target of targets) {
    compared.push(compareTarget(target, rules))
    // Whoever waits for the site comes between two rows.
    await setImmediate()
  }
  const changing = compared.filter(
    ({ mistakes, isNew, changed }) => mistakes.length === 0 && (isNew || changed.size > 0),
  )
  const found = await checkRows(orm, changing, rules)
  for (const [at, row] of changing.entries()) {
    row.mistakes.push(...(found[at] ?? []))
    if (row.isNew) row.mistakes.push(...(rules.checkNewTitle?.(rules.titleOf(row.value)) ?? []))
  }
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

interface ComparedTarget<Value> extends ComparedRow<Value>, ChangedRow<Value> {
  present: RowTarget<Value>['present']
  isNew: boolean
  changed: Set<string>
}

function compareTarget<K extends ContentKindName, Value, Names>(
  { row, present, value, mistakes }: RowTarget<Value>,
  { columns, names, as }: ContentRules<K, Value, Names>,
): ComparedTarget<Value> {
  const isNew = present === undefined
  const compared = compareRow(columns, row, value, { names, isNew })
  return {
    ...compared,
    line: row.line,
    present,
    isNew,
    as: isPublishable(present) ? as : 'draft',
    mistakes: [...mistakes, ...compared.mistakes],
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
  const mistakes: RowMistake[][] = []
  for (const [at, { value, changed, as }] of rows.entries()) {
    mistakes.push([
      ...toMistakes(listIssues(kind, toSnapshot(value), as), columns, keys),
      ...pictureMistakes(picturesOf(value), changed, unknown),
      ...(others[at] ?? []),
    ])
    await setImmediate()
  }
  return mistakes
}

/** Returns the mistake of a row that is of a thing which a row before it is of; notes it otherwise. */
export function noteSeen(seen: Map<string, number>, id: string, line: number): number | undefined {
  const before = seen.get(id)
  if (before === undefined) seen.set(id, line)
  return before
}
