import type { ContentKindName, Snapshots } from '@rapport/staff-contract/entries/content-kinds'
import { EXPORT_ROWS_MAX } from '@rapport/staff-contract/imports/import-limits'
import type { ExportInput } from '@rapport/staff-contract/imports/imports'
import { inArray } from 'drizzle-orm'
import type { EntryRow } from '../../editing/entries.ts'
import { findCurrentSnapshots } from '../../editing/find-current-snapshots.ts'
import { listEntries } from '../../editing/list/list-entries.ts'
import { contentEntries } from '../../editing/tables.ts'
import type { Orm } from '../../platform/database/database.ts'

/** Entries per query. */
export const PART = 200

/** An entry with its current snapshot. `isDraft` means that the snapshot is a draft. */
export interface CurrentEntry<K extends ContentKindName> {
  entry: EntryRow
  snapshot: Snapshots[K]
  isDraft: boolean
}

/** Returns the entries of a kind that match a filter, in parts, the oldest first. */
export async function* listCurrentEntries<K extends ContentKindName>(
  orm: Orm,
  kind: K,
  { q: title, state }: Pick<ExportInput, 'q' | 'state'>,
): AsyncGenerator<CurrentEntry<K>[]> {
  const ids: number[] = []
  let after: string | undefined
  do {
    const { entries, next } = await listEntries(orm, { kinds: [kind], title, state, after, limit: PART })
    ids.push(...entries.map(({ id }) => id))
    after = next ?? undefined
  } while (after !== undefined && ids.length <= EXPORT_ROWS_MAX)
  ids.sort((one, other) => one - other)
  for (let at = 0; at < ids.length; at += PART) yield findCurrentEntries(orm, kind, ids.slice(at, at + PART))
}

/** Returns entries by id in the given order. Omits missing entries and those without a snapshot. */
export async function findCurrentEntries<K extends ContentKindName>(
  orm: Orm,
  _kind: K,
  ids: number[],
): Promise<CurrentEntry<K>[]> {
  if (ids.length === 0) return []
  const rows = await orm.select().from(contentEntries).where(inArray(contentEntries.id, ids))
  const byId = new Map(rows.map((row) => [row.id, row]))
  const currentEntries = await findCurrentSnapshots(orm, rows)
  return ids.flatMap((id) => {
    const entry = byId.get(id)
    const current = currentEntries.get(id) as Omit<CurrentEntry<K>, 'entry'> | undefined
    return entry && current ? [{ entry, ...current }] : []
  })
}
