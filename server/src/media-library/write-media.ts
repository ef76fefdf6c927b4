import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import { mediaMessages } from '@rapport/staff-contract/media/media-messages'
import { eq } from 'drizzle-orm'
import { media } from '../media/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { ApiError, notFound } from '../platform/http/api-error.ts'
import { checkVersion } from '../platform/versions/check-version.ts'
import type { AuditEntry } from '../staff/audit/audit-log.ts'
import { findAsset, type StoredMedia } from './queries.ts'

/** A picture and the version that the caller's write is based on. */
export interface MediaVersion {
  id: number
  version?: number | undefined
}

/** Writes an audit entry in the given transaction. */
export type Audit = (tx: Orm, entry: AuditEntry) => Promise<void>

/** Locks a picture. Throws 409 if it is in the trash, and the errors of `lockMediaVersion`. */
export async function lockMedia(tx: Orm, target: MediaVersion): Promise<StoredMedia> {
  const row = await lockMediaVersion(tx, target)
  if (row.trashedAt) throw new ApiError(409, mediaMessages.inTrash)
  return row
}

/**
 * Locks a picture, trashed or not. Throws 404 if it is missing, 400 without `version`, 409 with the current picture
 * if `version` is stale.
 */
export async function lockMediaVersion(tx: Orm, { id, version }: MediaVersion): Promise<StoredMedia> {
  const [row] = await tx.select().from(media).where(eq(media.id, id)).for('update')
  if (!row) throw notFound()
  const { versionRequired } = editingMessages
  const { versionStale } = mediaMessages
  await checkVersion(version, row.version, { versionRequired, versionStale }, async () => ({
    asset: await findAsset(tx, id),
  }))
  return row
}

type Changes = Partial<Omit<StoredMedia, 'id' | 'version' | 'createdAt'>>

/** Updates a locked picture and increments its version. */
export async function updateMedia(tx: Orm, row: StoredMedia, changes: Changes, audit: Audit): Promise<void> {
  const written = { ...changes, version: row.version + 1 }
  await tx.update(media).set(written).where(eq(media.id, row.id))
  const before = Object.keys(changes).map((name) => [name, row[name as keyof StoredMedia]])
  await audit(tx, {
    subject: 'media',
    subjectId: row.id,
    title: row.name,
    before: { ...Object.fromEntries(before), version: row.version },
    after: written,
  })
}
