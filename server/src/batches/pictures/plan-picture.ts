import { batchMessages } from '@rapport/staff-contract/batches/batch-messages'
import type { BulkChange } from '@rapport/staff-contract/batches/bulk-edit'
import { type MediaWords, mediaWords } from '@rapport/staff-contract/media/media-library'
import { and, eq, isNull } from 'drizzle-orm'
import { media } from '../../media/tables.ts'
import { findWriter } from '../../media-library/find-writer.ts'
import { listTags, type StoredMedia } from '../../media-library/queries.ts'
import type { Orm } from '../../platform/database/database.ts'
import { changeField } from '../bulk-edit/change-fields.ts'
import type { BatchEntryRow, EntryOutcome } from '../write-batch-entry.ts'

interface PresentPicture {
  row: StoredMedia
  words: MediaWords
}

async function findPicture(tx: Orm, mediaId: number | null): Promise<PresentPicture | undefined> {
  const [row] =
    mediaId === null
      ? []
      : await tx
          .select()
          .from(media)
          .where(and(eq(media.id, mediaId), isNull(media.trashedAt)))
  return row && { row, words: { alt: row.alt, tags: await listTags(tx, row.id) } }
}

/** Returns the planned outcome of one picture: a patch, no change, or a refusal with its reason. */
export async function planPicture(tx: Orm, row: BatchEntryRow, change: BulkChange): Promise<EntryOutcome> {
  const current = await findPicture(tx, row.mediaId)
  if (!current) return { outcome: 'refused', reason: batchMessages.gone }
  if (!('field' in change)) throw new Error(`Pictures know no ${change.action}`)
  const parsed = mediaWords.safeParse({ ...current.words, ...changeField('picture', current.words, change) })
  if (!parsed.success) return { outcome: 'refused', reason: parsed.error.issues[0]?.message ?? null }
  const patch = changeField('picture', current.words, {
    action: 'set',
    field: change.field,
    value: parsed.data[change.field as keyof MediaWords],
  })
  return Object.keys(patch).length === 0 ? { outcome: 'same' } : { outcome: 'waiting', patch }
}

/** Returns the current and the planned values of a picture. */
export async function comparePicture(tx: Orm, { mediaId, versionBefore, patch }: BatchEntryRow) {
  const current = await findPicture(tx, mediaId)
  if (!current) return undefined
  const { row, words } = current
  const isStale = row.version !== versionBefore
  const changedBy = (isStale && (await findWriter(tx, row))) || null
  return { id: row.id, isStale, changedBy, before: words, after: { ...words, ...patch } }
}
