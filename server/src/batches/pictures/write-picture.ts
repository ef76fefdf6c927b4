import { batchMessages } from '@rapport/staff-contract/batches/batch-messages'
import { picturePermissions } from '@rapport/staff-contract/batches/batch-permissions'
import { isSeoField } from '@rapport/staff-contract/batches/bulk-fields'
import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import type { MediaWords } from '@rapport/staff-contract/media/media-library'
import { hasPermission } from '@rapport/staff-contract/staff/permissions'
import { eq } from 'drizzle-orm'
import { media } from '../../media/tables.ts'
import { updateTags } from '../../media-library/commands.ts'
import { findWriter } from '../../media-library/find-writer.ts'
import { listTags, type StoredMedia } from '../../media-library/queries.ts'
import { updateMedia } from '../../media-library/write-media.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { BatchAuthor } from '../create-batch.ts'
import type { BatchEntryRow, EntryOutcome } from '../write-batch-entry.ts'

/** Writes the patch to a picture. Throws 4xx if it can't be written, for example because it has changed since. */
export async function writePicture(tx: Orm, row: BatchEntryRow, author: BatchAuthor): Promise<EntryOutcome> {
  const picture = await lockPicture(tx, row.mediaId, row.versionBefore, batchMessages.changedSince)
  const words: Partial<MediaWords> = row.patch ?? {}
  const mediaBefore = {
    ...(words.alt !== undefined && { alt: picture.alt }),
    ...(words.tags && { tags: await listTags(tx, picture.id) }),
  }
  const versionAfter = await putWords(tx, picture, words, author)
  return { outcome: 'published', title: picture.name, versionAfter, mediaBefore, patch: null }
}

/** Restores the values of a picture from before the batch. Throws 4xx if it has changed since. */
export async function undoPicture(tx: Orm, row: BatchEntryRow, author: BatchAuthor): Promise<EntryOutcome> {
  const picture = await lockPicture(tx, row.mediaId, row.versionAfter, batchMessages.changedAfter)
  await putWords(tx, picture, row.mediaBefore ?? {}, author)
  return { outcome: 'undone', reason: null }
}

/**
 * Throws 404 if the picture is missing, 409 if its version is stale. `changed` returns the message for the name of
 * the last author.
 */
async function lockPicture(
  tx: Orm,
  id: number | null,
  version: number | null,
  changed: (name?: string) => string,
): Promise<StoredMedia> {
  const [row] = id === null ? [] : await tx.select().from(media).where(eq(media.id, id)).for('update')
  if (!row || row.trashedAt) throw new ApiError(404, batchMessages.gone)
  if (row.version !== version) throw new ApiError(409, changed(await findWriter(tx, row)))
  return row
}

/** A change has one field, so the version is incremented once. Returns the new version. */
async function putWords(
  tx: Orm,
  picture: StoredMedia,
  { alt, tags }: Partial<MediaWords>,
  { role, audit }: BatchAuthor,
): Promise<number> {
  const { writeMany, writeManySeo = writeMany } = picturePermissions
  for (const [field, value] of Object.entries({ alt, tags }))
    if (value !== undefined && role && !hasPermission(role, isSeoField(field) ? writeManySeo : writeMany))
      throw new ApiError(403, editingMessages.seoOnly)
  if (alt !== undefined) await updateMedia(tx, picture, { alt }, audit)
  else if (tags) await updateTags(tx, picture, tags, audit)
  return picture.version + 1
}
