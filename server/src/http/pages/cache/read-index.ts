import type { ContentChange } from '../../../platform/database/content-changes.ts'
import type { Read } from './read.ts'

/** Key of reads that noted no row. Every change counts for them. */
const ANY_CHANGE = ''

/** Finds the reads that a change may concern. */
export interface ReadIndex {
  add(read: Read): void
  delete(read: Read): void
  clear(): void
  /** Returns reads of the changed rows, and of whole tables. */
  find(change: ContentChange): Iterable<Read>
}

/** Creates an index of reads by the rows they noted: `table`, or `table column=value`. */
export function createReadIndex(): ReadIndex {
  const byKey = new Map<string, Set<Read>>()

  const keysOf = ({ rows }: Read): Iterable<string> => {
    if (rows.size === 0) return [ANY_CHANGE]
    const tables = new Set<string>()
    for (const row of rows) if (row.includes(' ')) tables.add(anyKeyOf(row.slice(0, row.indexOf(' '))))
    return [...rows, ...tables]
  }

  return {
    add(read) {
      for (const key of keysOf(read)) {
        const reads = byKey.get(key)
        if (reads) reads.add(read)
        else byKey.set(key, new Set([read]))
      }
    },
    delete(read) {
      for (const key of keysOf(read)) {
        const reads = byKey.get(key)
        reads?.delete(read)
        if (reads?.size === 0) byKey.delete(key)
      }
    },
    clear: () => byKey.clear(),
    *find({ table, keys }) {
      const changed = keys ? keys.map((key) => `${table} ${key}`) : [anyKeyOf(table)]
      for (const key of [ANY_CHANGE, table, ...changed]) yield* byKey.get(key) ?? []
    },
  }
}

/** Key of reads that noted some rows of a table by their keys. */
const anyKeyOf = (table: string) => `${table} *`

/** Returns whether a change may concern rows that were noted. */
export const concerns = ({ table, keys }: ContentChange, rows: ReadonlySet<string>): boolean =>
  rows.size === 0 ||
  rows.has(table) ||
  (keys
    ? keys.some((key) => rows.has(`${table} ${key}`))
    : [...rows].some((row) => row.startsWith(`${table} `)))
