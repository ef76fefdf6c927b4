import type { ContentKindName, Snapshots } from '@rapport/staff-contract/entries/content-kinds'
import { EXPORT_ROWS_MAX } from '@rapport/staff-contract/imports/import-limits'
import type { ExportInput } from '@rapport/staff-contract/imports/imports'
import { inArray } from 'drizzle-orm'
import type { EntryRow } from '../../editing/entries.ts'
import { findCurrentSnapshots } from '../../editing/find-current-snapshots.ts'
import { listEntries } from '../../editing/list/list-entries.ts'
import { contentEntries } from '../../editing/tables.ts'
import type { Orm } from '../../platform/database/database.ts'

/** Things read at once. */
export const PART = 200

/** A thing and what it is to be; `isDraft`: it has edits that are not on the site. */
export interface PresentEntry<K extends ContentKindName> {
  entry: EntryRow
  snapshot: Snapshots[K]
  isDraft: boolean
}

/** Returns the things of a kind that a filter leaves, a part at a time, those that are there the longest first. */
export async function* listPresents<K extends ContentKindName>(
  orm: Orm,
  kind: K,
  { q: title, state }: Pick<ExportInput, 'q' | 'state'>,
): AsyncGenerator<PresentEntry<K>[]> {
  const ids: number[] = []
  let after: string | undefined
  do {
    const { entries, next } = await listEntries(orm, { kinds: [kind], title, state, after, limit: PART })
    ids.push(...entries.map(({ id }) => id))
    after = next ?? undefined
  } while (after !== undefined && ids.length <= EXPORT_ROWS_MAX)
  ids.sort((one, other) => one - other)
  for (let at = 0; at < ids.length; at += PART) yield findPresentEntries(orm, kind, ids.slice(at, at + PART))
}

/** Returns things by their ids, in that order; what is gone, or is nothing yet, is left out. */
export async function findPresentEntries<K extends ContentKindName>(
  orm: Orm,
  _kind: K,
  ids: number[],
): Promise<PresentEntry<K>[]> {
  if (ids.length === 0) return []
  const rows = await orm.select().from(contentEntries).where(inArray(contentEntries.id, ids))
  const byId = new Map(rows.map((row) => [row.id, row]))
  const presents = await findCurrentSnapshots(orm, rows)
  return ids.flatMap((id) => {
    const entry = byId.get(id)
    const present = presents.get(id) as Omit<PresentEntry<K>, 'entry'> | undefined
    return entry && present ? [{ entry, ...present }] : []
  })
}
