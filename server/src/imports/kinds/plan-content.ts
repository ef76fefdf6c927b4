import { setImmediate } from 'node:timers/promises'
import type { ContentKindName, Snapshots } from '@rapport/staff-contract/entries/content-kinds'
import type { Snapshot } from '../../editing/kinds.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Column } from '../columns/column.ts'
import { findUnknownPictures, listIssues, pictureMistakes, toMistakes } from './check-snapshot.ts'
import { type ComparedRow, compareRow } from './compare-row.ts'
import type { FileRow, ImportResult, PlanPart, RowMistake } from './import-kind.ts'
import type { CurrentEntry } from './list-entries.ts'
import { draftNotes, formatVersion, getTarget, isPublishable } from './publish-rule.ts'
import type { ContentWrite } from './write-content.ts'

/** A row and its entry, undefined if the entry is new. */
export interface RowTarget<Value> {
  row: FileRow
  current: Pick<CurrentEntry<ContentKindName>, 'entry' | 'isDraft'> | undefined
  value: Value
  mistakes: RowMistake[]
}

/** Rules of a kind for its rows. */
export interface ContentRules<K extends ContentKindName, Value, Names> {
  kind: K
  columns: readonly Column<Value, Names>[]
  names: Names
  keys: ReadonlySet<string>
  as: ImportResult
  getTitle(value: Value): string
  toSnapshot(value: Value): Snapshots[K]
  /** Returns the pictures of a row by column key. */
  listPictures(value: Value): Record<string, string[]>
  /** Returns errors if the title of a new entry is already used. */
  checkNewTitle?(title: string): RowMistake[]
  /** Returns further errors of each changed row, in the same order. */
  check(orm: Orm, rows: ChangedRow<Value>[]): Promise<RowMistake[][]>
}

export interface ChangedRow<Value> {
  line: number
  /** Rules that apply. A draft may lack fields that publication requires. */
  as: ImportResult
  value: Value
  changed: ReadonlySet<string>
}

/** Plans rows that each contain a whole entry. */
export async function planContent<K extends ContentKindName, Value, Names>(
  orm: Orm,
  targets: RowTarget<Value>[],
  rules: ContentRules<K, Value, Names>,
): Promise<PlanPart<ContentWrite>> {
  const { kind } = rules
  const compared: ComparedTarget<Value>[] = []
  for (const target of targets) {
    compared.push(compareTarget(target, rules))
    // Lets other requests run between two rows.
    await setImmediate()
  }
  const changing = compared.filter(
    ({ mistakes, isNew, changed }) => mistakes.length === 0 && (isNew || changed.size > 0),
  )
  const mistakes = await checkRows(orm, changing, rules)
  for (const [at, row] of changing.entries()) {
    row.mistakes.push(...(mistakes[at] ?? []))
    if (row.isNew) row.mistakes.push(...(rules.checkNewTitle?.(rules.getTitle(row.value)) ?? []))
  }
  const isWritten = new Set(changing.filter(({ mistakes }) => mistakes.length === 0))
  return {
    rows: compared.map((row) => ({
      line: row.line,
      title: rules.getTitle(row.value),
      state:
        row.mistakes.length > 0 ? 'wrong' : row.isNew ? 'new' : row.changed.size > 0 ? 'changed' : 'same',
      changes: [...row.changes, ...(row.changed.size > 0 ? draftNotes(rules.as, row.current) : [])],
      mistakes: row.mistakes,
      version: formatVersion(row.current),
    })),
    writes: compared.flatMap((row) => {
      if (!isWritten.has(row)) return []
      const snapshot = rules.toSnapshot(row.value) as Snapshot
      return [{ line: row.line, write: { kind, ...getTarget(row.current), snapshot } }]
    }),
  }
}

interface ComparedTarget<Value> extends ComparedRow<Value>, ChangedRow<Value> {
  current: RowTarget<Value>['current']
  isNew: boolean
  changed: Set<string>
}

function compareTarget<K extends ContentKindName, Value, Names>(
  { row, current, value, mistakes }: RowTarget<Value>,
  { columns, names, as }: ContentRules<K, Value, Names>,
): ComparedTarget<Value> {
  const isNew = current === undefined
  const compared = compareRow(columns, row, value, { names, isNew })
  return {
    ...compared,
    line: row.line,
    current,
    isNew,
    as: isPublishable(current) ? as : 'draft',
    mistakes: [...mistakes, ...compared.mistakes],
  }
}

async function checkRows<K extends ContentKindName, Value, Names>(
  orm: Orm,
  rows: ChangedRow<Value>[],
  { kind, columns, keys, toSnapshot, listPictures, check }: ContentRules<K, Value, Names>,
): Promise<RowMistake[][]> {
  const named = rows.flatMap(({ value, changed }) =>
    Object.entries(listPictures(value)).flatMap(([key, files]) => (changed.has(key) ? files : [])),
  )
  const unknown = await findUnknownPictures(orm, named)
  const others = await check(orm, rows)
  const mistakes: RowMistake[][] = []
  for (const [at, { value, changed, as }] of rows.entries()) {
    mistakes.push([
      ...toMistakes(listIssues(kind, toSnapshot(value), as), columns, keys),
      ...pictureMistakes(listPictures(value), changed, unknown),
      ...(others[at] ?? []),
    ])
    await setImmediate()
  }
  return mistakes
}

/** Returns the line of an earlier row with the same id, else remembers this line. */
export function findRepeated(seen: Map<string, number>, id: string, line: number): number | undefined {
  const before = seen.get(id)
  if (before === undefined) seen.set(id, line)
  return before
}
