import { DAY_MS } from '@rapport/contract/hours/durations'
import { TRASH_DAYS } from '@rapport/staff-contract/editing/editing-limits'
import { and, asc, inArray, lt } from 'drizzle-orm'
import { media, mediaFormerFiles } from '../media/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { writeAudit } from '../staff/audit/audit-log.ts'
import { enqueueDeletion } from './delete-files.ts'
import { isFree } from './usages.ts'

export const MEDIA_TRASH_JOB = 'media-trash'

/** Pictures deleted per run. The next run deletes the rest. */
const BATCH = 500

/**
 * Deletes pictures that have been in the trash for TRASH_DAYS, and their files. Keeps a picture that a draft or a
 * page refers to again.
 */
export async function emptyMediaTrash(orm: Orm, jobs: Jobs, now: Date): Promise<void> {
  await orm.transaction(async (tx) => {
    const old = await tx
      .select()
      .from(media)
      .where(and(lt(media.trashedAt, new Date(now.getTime() - TRASH_DAYS * DAY_MS)), isFree(tx)))
      .orderBy(asc(media.trashedAt))
      .limit(BATCH)
      .for('update')
    if (old.length === 0) return
    const ids = old.map(({ id }) => id)
    const former = await tx.select().from(mediaFormerFiles).where(inArray(mediaFormerFiles.mediaId, ids))
    await tx.delete(media).where(inArray(media.id, ids))
    for (const files of [...old, ...former]) await enqueueDeletion(tx, jobs, files)
    for (const { id, file, name, alt } of old)
      await writeAudit(
        tx,
        { at: now, staffId: null, sessionId: null, ip: '', action: MEDIA_TRASH_JOB },
        { subject: 'media', subjectId: id, title: name, before: { file, name, alt } },
      )
  })
}
