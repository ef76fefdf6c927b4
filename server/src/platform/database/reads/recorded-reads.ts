import { AsyncLocalStorage } from 'node:async_hooks'
import { getTableName, type Table } from 'drizzle-orm'
import type { ContentRelations } from './content-relations.ts'

interface Recording {
  relations: ContentRelations
  /** Tables, of which any row counts, and keys such as `catalog_items id=5`. */
  rows: Set<string>
  /** Tables whose rows are noted by their keys, after the statements. */
  keyed: ReadonlySet<string>
}

const recordings = new AsyncLocalStorage<Recording>()
const NONE: ReadonlySet<string> = new Set()

/**
 * Runs `work` and returns its result with the rows that it read: names of tables, and keys like
 * `catalog_items id=5`. Every content table that a statement names counts, see `noteStatement`.
 */
export async function recordReads<Result>(
  relations: ContentRelations,
  work: () => Promise<Result>,
): Promise<{ outcome: PromiseSettledResult<Result>; rows: ReadonlySet<string> }> {
  const rows = new Set<string>()
  const [outcome] = await recordings.run({ relations, rows, keyed: NONE }, () => Promise.allSettled([work()]))
  return { outcome, rows }
}

/** Notes the content tables of a statement. The database calls it for each statement. */
export function noteStatement(statement: string): void {
  const recording = recordings.getStore()
  if (!recording) return
  for (const table of recording.relations.tablesIn(statement))
    if (!recording.keyed.has(table)) recording.rows.add(table)
}

/** Notes a table that was read from memory. */
export const noteTable = (table: Table): void => void recordings.getStore()?.rows.add(getTableName(table))

/** A content table, a key column (see the triggers in migrations/) and its value. */
export type RowKey = readonly [table: Table, column: string, value: string | number]

/**
 * Runs statements that read rows of `tables` only by the keys that `keysOf` returns. Only changes of rows that
 * have or had such a value count. A statement that selects by another condition must not be in `work`.
 */
export async function readByKey<Result>(
  tables: readonly Table[],
  work: () => PromiseLike<Result>,
  keysOf: (result: Result) => readonly RowKey[],
): Promise<Result> {
  const recording = recordings.getStore()
  if (!recording) return work()
  const keyed = new Set([...recording.keyed, ...tables.map((table) => getTableName(table))])
  const result = await recordings.run({ ...recording, keyed }, async () => await work())
  for (const [table, column, value] of keysOf(result))
    recording.rows.add(`${getTableName(table)} ${column}=${value}`)
  return result
}
