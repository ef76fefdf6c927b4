import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import type { ContentKindName, Snapshots } from '@rapport/staff-contract/entries/content-kinds'
import { entryConflict, type VersionReason } from '@rapport/staff-contract/entries/entries'
import { facetsOf } from '@rapport/staff-contract/lists/entry-facets'
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

/** Who writes content, and when. */
export interface Author {
  /** Null: the seed. */
  staffId: number | null
  /** Undefined: nobody who asks, but the seed or a schedule. */
  role?: StaffRole
  now: Date
  /** Writes to the audit log, within the transaction that writes. */
  audit(tx: Orm, entry: AuditEntry): Promise<void>
}

const PUBLICATION_LOCK = 7_265_004

/**
 * Has publications follow one another, until the transaction ends; to be called before anything else is locked. One writes anew
 * whatever links to an address that moves: no order of rows is known from the start, and two at once waited for each other.
 */
export async function lockPublications(tx: Orm): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${PUBLICATION_LOCK})`)
}

/** A thing, and the version that somebody's write started from. */
export interface EntryVersion {
  id: number
  version?: number | undefined
}

/**
 * Locks a thing for a write: one follows another. Throws the 404 of none, the 400 of a write that doesn't say from which version
 * it started, and the 409 of one that started from another than the present, with both states, or of what was thrown away.
 */
export async function lockEntry(tx: Orm, target: EntryVersion): Promise<EntryRow> {
  const entry = await lockVersion(tx, target)
  if (entry.trashedAt) throw new ApiError(409, editingMessages.inTrash)
  return entry
}

/** Locks a thing, thrown away or not. */
export async function lockVersion(tx: Orm, { id, version }: EntryVersion): Promise<EntryRow> {
  const [entry] = await tx.select().from(contentEntries).where(eq(contentEntries.id, id)).for('update')
  if (!entry) throw notFound()
  await checkVersion(version, entry.version, editingMessages, async (started) => {
    const base = (await findSnapshot(tx, entry, started)) ?? null
    return parseResult(entryConflict, { entry: await findEntry(tx, id), base })
  })
  return entry
}

/** What a write made of a thing. */
export interface EntryWrite {
  /** Undefined where a write has nothing to keep, as taking down. */
  version?: { snapshot: Snapshot; reason: VersionReason; isPublished: boolean }
  columns?: Partial<
    Pick<EntryRow, keyof ListedColumns | 'subjectId' | 'publishedVersion' | 'trashedAt' | 'wasOnSite'>
  >
  /** What the audit log says was done, beside the fields of `difference`. */
  change?: Record<string, unknown>
  /** What the thing was and is. */
  difference?: { before: Snapshot | undefined; after: Snapshot }
}

/** Raises a thing's version, with what is kept and noted of the write. Returns the thing as it is then. */
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

/** What of a thing lists are made of. */
type ListedColumns = Pick<EntryRow, 'title' | 'parent' | 'position' | 'facets'>

/** Returns what of a thing lists are made of, as it is to be. */
export const listedColumns = (kind: ContentKindName, snapshot: Snapshot): ListedColumns => ({
  facets: facetsOf(kind, snapshot as Snapshots[typeof kind]),
  title: snapshot.title,
  parent: 'parent' in snapshot ? snapshot.parent : null,
  position: 'position' in snapshot ? snapshot.position : null,
})

/** Of a thing that was not there before, what is filled in. */
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
