import { mediaMessages } from '@rapport/staff-contract/media/media-messages'
import { eq } from 'drizzle-orm'
import { media } from '../media/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { StoredMedia } from './queries.ts'
import { listUsages } from './usages.ts'
import { type Audit, lockMedia, lockMediaVersion, type MediaVersion } from './write-media.ts'

/** Moves a picture to the trash and keeps its files. Throws 409 with its usages if it is on the site or in a draft. */
export async function trashMedia(tx: Orm, target: MediaVersion, now: Date, audit: Audit): Promise<void> {
  const row = await lockMedia(tx, target)
  const { usages } = await listUsages(tx, row.id)
  const current = usages.filter(({ stage }) => stage !== 'version')
  if (current.length > 0) throw new ApiError(409, mediaMessages.used).withConflict({ usages: current })
  await setTrashed(tx, row, now, audit)
}

/** Restores a picture from the trash. Throws 409 if it is not there. */
export async function restoreMedia(tx: Orm, target: MediaVersion, audit: Audit): Promise<void> {
  const row = await lockMediaVersion(tx, target)
  if (!row.trashedAt) throw new ApiError(409, mediaMessages.notInTrash)
  await setTrashed(tx, row, null, audit)
}

async function setTrashed(tx: Orm, row: StoredMedia, trashedAt: Date | null, audit: Audit): Promise<void> {
  const version = row.version + 1
  await tx.update(media).set({ trashedAt, version }).where(eq(media.id, row.id))
  await audit(tx, {
    subject: 'media',
    subjectId: row.id,
    title: row.name,
    before: { trashed: row.trashedAt !== null, version: row.version },
    after: { trashed: trashedAt !== null, version },
  })
}
