import { desc, eq, inArray, sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import type { EntryRow } from './entries.ts'
import { getKind, type Snapshot } from './kinds.ts'
import { contentDrafts, contentVersions } from './tables.ts'

/** A current snapshot, and whether it is a draft. */
interface CurrentSnapshot {
  snapshot: Snapshot
  isDraft: boolean
}

/**
 * Returns the current snapshots of entries of one kind by id: the draft, else the published snapshot, else the last
 * published one.
 */
export async function findCurrentSnapshots(
  orm: Orm,
  entries: EntryRow[],
): Promise<Map<number, CurrentSnapshot>> {
  const snapshots = new Map<number, CurrentSnapshot>()
  const missing = () => entries.filter(({ id }) => !snapshots.has(id))
  const drafts = await selectIn(entries, (ids) =>
    orm.select().from(contentDrafts).where(inArray(contentDrafts.entryId, ids)),
  )
  for (const { entryId, snapshot } of drafts) snapshots.set(entryId, { snapshot, isDraft: true })
  const published = await readPublished(orm, missing())
  for (const [id, snapshot] of published) snapshots.set(id, { snapshot, isDraft: false })
  const { entryId, snapshot, isPublished, number } = contentVersions
  const last = await selectIn(missing(), (ids) =>
    orm
      .selectDistinctOn([entryId], { entryId, snapshot })
      .from(contentVersions)
      .where(sql`${inArray(entryId, ids)} and ${eq(isPublished, true)}`)
      .orderBy(entryId, desc(number)),
  )
  for (const row of last) snapshots.set(row.entryId, { snapshot: row.snapshot, isDraft: false })
  return snapshots
}

const selectIn = async <Row>(
  entries: EntryRow[],
  select: (ids: number[]) => PromiseLike<Row[]>,
): Promise<Row[]> => (entries.length === 0 ? [] : select(entries.map(({ id }) => id)))

async function readPublished(orm: Orm, entries: EntryRow[]): Promise<[number, Snapshot][]> {
  const published = entries.flatMap(({ id, kind, subjectId, publishedVersion }) =>
    publishedVersion === null || subjectId === null ? [] : [{ id, kind, subjectId }],
  )
  const [first] = published
  if (!first) return []
  const { read, readMany } = getKind(first.kind)
  const snapshots = new Map<number, Snapshot>()
  const many = await readMany?.(
    orm,
    published.map(({ subjectId }) => subjectId),
  )
  for (const { id, subjectId } of published) {
    const snapshot = many ? many.get(subjectId) : await read(orm, subjectId)
    if (snapshot) snapshots.set(id, snapshot)
  }
  return [...snapshots]
}
