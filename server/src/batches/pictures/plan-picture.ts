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

/** Returns what a change would do to one picture: its text or its folders, nothing, or why it can't. */
export async function planPicture(tx: Orm, row: BatchEntryRow, change: BulkChange): Promise<EntryOutcome> {
  const present = await findPicture(tx, row.mediaId)
  if (!present) return { outcome: 'refused', reason: batchMessages.gone }
  if (!('field' in change)) throw new Error(`Pictures know no ${change.action}`)
  const parsed = mediaWords.safeParse({ ...present.words, ...changeField('picture', present.words, change) })
  if (!parsed.success) return { outcome: 'refused', reason: parsed.error.issues[0]?.message ?? null }
  const patch = changeField('picture', present.words, {
    action: 'set',
    field: change.field,
    value: parsed.data[change.field as keyof MediaWords],
  })
  return Object.keys(patch).length === 0 ? { outcome: 'same' } : { outcome: 'waiting', patch }
}

/** Returns what is said of a picture and would be, for those who look at the differences. */
export async function comparePicture(tx: Orm, { mediaId, versionBefore, patch }: BatchEntryRow) {
  const present = await findPicture(tx, mediaId)
  if (!present) return undefined
  const { row, words } = present
  const isStale = row.version !== versionBefore
  const changedBy = (isStale && (await findWriter(tx, row))) || null
  return { id: row.id, isStale, changedBy, before: words, after: { ...words, ...patch } }
}
