import { AUTOSAVES_MAX, SAVED_VERSIONS_MAX } from '@rapport/staff-contract/editing/editing-limits'
import type { VersionPreview, VersionReason } from '@rapport/staff-contract/entries/entries'
import { and, desc, eq, inArray, lt, ne, notInArray, type SQL } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { staff } from '../staff/tables.ts'
import { type EntryRow, readPublished } from './entries.ts'
import type { Snapshot } from './kinds.ts'
import { contentVersions } from './tables.ts'

export interface NewVersion {
  entryId: number
  number: number
  reason: VersionReason
  isPublished: boolean
  snapshot: Snapshot
  createdAt: Date
  createdBy: number | null
}

/** Adds a version and deletes the oldest unpublished ones beyond the limit. */
export async function addVersion(tx: Orm, version: NewVersion): Promise<void> {
  await tx.insert(contentVersions).values(version)
  if (version.isPublished) return
  const isAutosave = version.reason === 'autosave'
  const { entryId, reason, isPublished, id, number } = contentVersions
  const alike = and(
    eq(entryId, version.entryId),
    eq(isPublished, false),
    isAutosave ? eq(reason, 'autosave') : ne(reason, 'autosave'),
  )
  const newest = tx
    .select({ id })
    .from(contentVersions)
    .where(alike)
    .orderBy(desc(number))
    .limit(isAutosave ? AUTOSAVES_MAX : SAVED_VERSIONS_MAX)
  await tx.delete(contentVersions).where(and(alike, notInArray(id, newest)))
}

/** Returns the snapshot of a version, undefined if it was deleted. */
export async function findSnapshot(orm: Orm, entry: EntryRow, number: number): Promise<Snapshot | undefined> {
  const { entryId, snapshot } = contentVersions
  const [version] = await orm
    .select({ snapshot })
    .from(contentVersions)
    .where(and(eq(entryId, entry.id), eq(contentVersions.number, number)))
  // Content from before the first version is only in the public tables.
  return version?.snapshot ?? (number === entry.publishedVersion ? readPublished(orm, entry) : undefined)
}

/** Adds the published content as a version, if it is not one yet, before it is replaced. */
export async function addPublishedVersion(tx: Orm, entry: EntryRow): Promise<void> {
  const snapshot = await readPublished(tx, entry)
  if (entry.publishedVersion === null || !snapshot) return
  await tx
    .insert(contentVersions)
    .values({
      entryId: entry.id,
      number: entry.publishedVersion,
      reason: 'seed',
      isPublished: true,
      snapshot,
      createdAt: entry.updatedAt,
      createdBy: null,
    })
    .onConflictDoNothing()
}

const selectVersions = (orm: Orm) =>
  orm
    .select({ row: contentVersions, author: { id: staff.id, name: staff.name } })
    .from(contentVersions)
    .leftJoin(staff, eq(staff.id, contentVersions.createdBy))

type VersionRow = Awaited<ReturnType<typeof selectVersions>>[number]

const toPreview = ({ row: { id, number, reason, createdAt }, author }: VersionRow): VersionPreview => ({
  id,
  number,
  reason,
  createdAt: createdAt.toISOString(),
  createdBy: author,
})

/** Returns a page of versions, newest first and without autosaves, and the cursor of the next page. */
export async function listVersions(
  orm: Orm,
  { id, before, limit }: { id: number; before?: number | undefined; limit: number },
): Promise<{ versions: VersionPreview[]; next: number | null }> {
  const { entryId, reason, number } = contentVersions
  const older: SQL | undefined = before === undefined ? undefined : lt(number, before)
  const rows = await selectVersions(orm)
    .where(and(eq(entryId, id), ne(reason, 'autosave'), older))
    .orderBy(desc(number))
    .limit(limit + 1)
  const versions = rows.slice(0, limit).map(toPreview)
  return { versions, next: rows.length > limit ? (versions.at(-1)?.number ?? null) : null }
}

export async function findVersions(orm: Orm, ids: number[]) {
  const rows = await selectVersions(orm).where(inArray(contentVersions.id, ids))
  return rows.map((stored) => ({
    ...toPreview(stored),
    entryId: stored.row.entryId,
    snapshot: stored.row.snapshot,
  }))
}
