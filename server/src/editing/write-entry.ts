import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import type { ContentKindName, Snapshots } from '@rapport/staff-contract/entries/content-kinds'
import { entryConflict, type VersionReason } from '@rapport/staff-contract/entries/entries'
import { listFacets } from '@rapport/staff-contract/lists/entry-facets'
import type { StaffRole } from '@rapport/staff-contract/staff/permissions'
import { eq, sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { ApiError, notFound } from '../platform/http/api-error.ts'
import { parseResult } from '../platform/schemas/result-shape.ts'
import { checkVersion } from '../platform/versions/check-version.ts'
import type { AuditEntry } from '../staff/audit/audit-log.ts'
import { flattenFields } from './difference.ts'
import { type EntryRow, findEntry } from './entries.ts'
import type { Snapshot } from './kinds.ts'
import { contentEntries } from './tables.ts'
import { addVersion, findSnapshot } from './versions.ts'

/** Author and time of a write. */
export interface Author {
  /** Null for the seed. */
  staffId: number | null
  /** Undefined for the seed and for schedules. */
  role?: StaffRole
  now: Date
  /** Adds an audit row in the given transaction. */
  audit(tx: Orm, entry: AuditEntry): Promise<void>
}

const PUBLICATION_LOCK = 7_265_004

/**
 * Serializes publications until the transaction ends. Call it before any other lock. A publication rewrites all
 * entries that link to a moved page. They have no known lock order, so two publications could deadlock.
 */
export async function lockPublications(tx: Orm): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${PUBLICATION_LOCK})`)
}

/** An entry and the version that the caller's write is based on. */
export interface EntryVersion {
  id: number
  version?: number | undefined
}

/**
 * Locks an entry for a write. Throws 404 if it is missing, 400 without `version`, 409 with both snapshots if
 * `version` is stale, 409 if the entry is in the trash.
 */
export async function lockEntry(tx: Orm, target: EntryVersion): Promise<EntryRow> {
  const entry = await lockVersion(tx, target)
  if (entry.trashedAt) throw new ApiError(409, editingMessages.inTrash)
  return entry
}

/** Locks an entry, trashed or not. Throws like `lockEntry`. */
export async function lockVersion(tx: Orm, { id, version }: EntryVersion): Promise<EntryRow> {
  const [entry] = await tx.select().from(contentEntries).where(eq(contentEntries.id, id)).for('update')
  if (!entry) throw notFound()
  await checkVersion(version, entry.version, editingMessages, async (started) => {
    const base = (await findSnapshot(tx, entry, started)) ?? null
    return parseResult(entryConflict, { entry: await findEntry(tx, id), base })
  })
  return entry
}

/** Result of a write. */
export interface EntryWrite {
  /** Undefined if the write has no new snapshot, for example an unpublication. */
  version?: { snapshot: Snapshot; reason: VersionReason; isPublished: boolean }
  columns?: Partial<
    Pick<EntryRow, keyof ListedColumns | 'subjectId' | 'publishedVersion' | 'trashedAt' | 'wasOnSite'>
  >
  /** Additional values for the audit log. */
  change?: Record<string, unknown>
  difference?: { before: Snapshot | undefined; after: Snapshot }
}

/** Increments the version of an entry, stores the snapshot and adds an audit row. Returns the updated entry. */
export async function raiseVersion(
  tx: Orm,
  entry: EntryRow,
  { version, columns = {}, change, difference }: EntryWrite,
  { staffId, now, audit }: Author,
): Promise<EntryRow> {
  const number = entry.version + 1
  const written = { version: number, updatedAt: now, updatedBy: staffId, ...columns }
  await tx.update(contentEntries).set(written).where(eq(contentEntries.id, entry.id))
  if (version)
    await addVersion(tx, { ...version, entryId: entry.id, number, createdAt: now, createdBy: staffId })
  await audit(tx, {
    subject: entry.kind,
    subjectId: entry.id,
    title: written.title ?? entry.title,
    before: { version: entry.version, ...(difference?.before && flattenFields(difference.before)) },
    after: { version: number, ...change, ...(difference && fieldsAfter(difference)) },
  })
  return { ...entry, ...written }
}

/** Columns that lists use. */
type ListedColumns = Pick<EntryRow, 'title' | 'parent' | 'position' | 'facets'>

/** Returns the columns that lists use, from the current snapshot. */
export const listedColumns = (kind: ContentKindName, snapshot: Snapshot): ListedColumns => ({
  facets: listFacets(kind, snapshot as Snapshots[typeof kind]),
  title: snapshot.title,
  parent: 'parent' in snapshot ? snapshot.parent : null,
  position: 'position' in snapshot ? snapshot.position : null,
})

/** For a new entry, only the fields that are filled in. */
function fieldsAfter({
  before,
  after,
}: {
  before: Snapshot | undefined
  after: Snapshot
}): Record<string, unknown> {
  const fields = flattenFields(after)
  if (before) return fields
  const isFilled = ([, value]: [string, unknown]) =>
    value !== null && (value as { length?: number }).length !== 0
  return Object.fromEntries(Object.entries(fields).filter(isFilled))
}
