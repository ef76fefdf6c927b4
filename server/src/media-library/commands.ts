import type { MediaAsset } from '@rapport/staff-contract/media/media-library'
import { MEDIA_MAX } from '@rapport/staff-contract/media/media-limits'
import { mediaMessages } from '@rapport/staff-contract/media/media-messages'
import { and, eq, max, sql } from 'drizzle-orm'
import { MEDIA_QUEUE } from '../media/commands.ts'
import { fileHash, type MediaRow, media, mediaFormerFiles, mediaTags } from '../media/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { findAsset, listTags, type StoredMedia } from './queries.ts'
import { type Audit, lockMedia, type MediaVersion, updateMedia } from './write-media.ts'

/**
 * Adds a stored picture and enqueues its widths. If a picture with the same content exists, returns it as a duplicate
 * and takes it out of the trash.
 */
export async function addMedia(
  tx: Orm,
  jobs: Jobs,
  row: MediaRow,
  audit: Audit,
): Promise<{ asset: MediaAsset; isDuplicate: boolean }> {
  const same = await findSame(tx, row)
  if (same) {
    if (same.trashedAt)
      await tx
        .update(media)
        .set({ trashedAt: null, version: same.version + 1 })
        .where(eq(media.id, same.id))
    await audit(tx, {
      subject: 'media',
      subjectId: same.id,
      title: same.name,
      after: { duplicate: row.file, ...(same.trashedAt && { trashed: false }) },
    })
    return { asset: await getAsset(tx, same.id), isDuplicate: true }
  }
  const [{ newest } = { newest: null }] = await tx.select({ newest: max(media.id) }).from(media)
  if ((newest ?? 0) >= MEDIA_MAX && (await tx.$count(media)) >= MEDIA_MAX)
    throw new ApiError(422, mediaMessages.libraryFull, { file: [mediaMessages.libraryFull] })
  const [stored] = await tx.insert(media).values(row).returning({ id: media.id })
  if (!stored) throw new Error('No row of the new picture')
  if (row.state === 'pending') await jobs.enqueue(tx, MEDIA_QUEUE, String(stored.id))
  await audit(tx, {
    subject: 'media',
    subjectId: stored.id,
    title: row.name,
    after: { file: row.file, bytes: row.bytes },
  })
  return { asset: await getAsset(tx, stored.id), isDuplicate: false }
}

async function getAsset(tx: Orm, id: number): Promise<MediaAsset> {
  const asset = await findAsset(tx, id)
  if (!asset) throw new Error(`No picture ${id}`)
  return asset
}

async function findSame(tx: Orm, { file, bytes }: MediaRow): Promise<StoredMedia | undefined> {
  const [same] = await tx
    .select()
    .from(media)
    .where(and(eq(fileHash(media.file), fileHash(sql`${file}`)), eq(media.bytes, bytes)))
    .limit(1)
  return same
}

export async function updateAlt(tx: Orm, target: MediaVersion, alt: string, audit: Audit): Promise<void> {
  await updateMedia(tx, await lockMedia(tx, target), { alt }, audit)
}

export async function updateFocus(
  tx: Orm,
  target: MediaVersion,
  { x, y }: { x: number; y: number },
  audit: Audit,
): Promise<void> {
  await updateMedia(tx, await lockMedia(tx, target), { focusX: x, focusY: y }, audit)
}

/** Replaces the folders of a locked picture. */
export async function updateTags(tx: Orm, row: StoredMedia, tags: string[], audit: Audit): Promise<void> {
  const before = await listTags(tx, row.id)
  await tx.delete(mediaTags).where(eq(mediaTags.mediaId, row.id))
  if (tags.length > 0)
    await tx.insert(mediaTags).values(tags.map((tag, position) => ({ mediaId: row.id, tag, position })))
  const version = row.version + 1
  await tx.update(media).set({ version }).where(eq(media.id, row.id))
  await audit(tx, {
    subject: 'media',
    subjectId: row.id,
    title: row.name,
    before: { tags: before, version: row.version },
    after: { tags, version },
  })
}

/**
 * Replaces the file of a picture in every row that shows it. Keeps the alt text and focus. Throws 422 if a picture
 * has this file already.
 */
export async function replaceFile(
  tx: Orm,
  jobs: Jobs,
  { target, stored }: { target: MediaVersion; stored: MediaRow },
  audit: Audit,
): Promise<void> {
  const row = await lockMedia(tx, target)
  const same = await findSame(tx, stored)
  if (same) {
    const message =
      same.id === row.id
        ? mediaMessages.sameFile
        : mediaMessages.otherHasFile(same.name, same.trashedAt !== null)
    throw new ApiError(422, message, { file: [message] })
  }
  const { alt: _alt, focusX: _x, focusY: _y, name: _name, ...changes } = stored
  await tx.delete(mediaFormerFiles).where(eq(mediaFormerFiles.file, stored.file))
  await tx.insert(mediaFormerFiles).values({ file: row.file, widths: row.widths, mediaId: row.id })
  await updateMedia(tx, row, changes, audit)
  if (stored.state === 'pending') await jobs.enqueue(tx, MEDIA_QUEUE, String(row.id), { again: true })
}
