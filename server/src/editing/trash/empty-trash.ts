import { DAY_MS } from '@rapport/contract/hours/durations'
import { TRASH_DAYS } from '@rapport/staff-contract/editing/editing-limits'
import { asc, inArray, lt } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { writeAudit } from '../../staff/audit/audit-log.ts'
import { contentEntries } from '../tables.ts'

export const TRASH_JOB = 'content-trash'

/** Entries deleted per run. The next run deletes the rest. */
const BATCH = 500

/**
 * Deletes entries that have been in the trash for TRASH_DAYS, with drafts and versions. The audit log keeps a record.
 */
export async function emptyTrash(orm: Orm, now: Date): Promise<void> {
  await orm.transaction(async (tx) => {
    const old = await tx
      .select({ id: contentEntries.id, kind: contentEntries.kind, title: contentEntries.title })
      .from(contentEntries)
      .where(lt(contentEntries.trashedAt, new Date(now.getTime() - TRASH_DAYS * DAY_MS)))
      .orderBy(asc(contentEntries.trashedAt))
      .limit(BATCH)
      .for('update')
    if (old.length === 0) return
    const ids = old.map(({ id }) => id)
    await tx.delete(contentEntries).where(inArray(contentEntries.id, ids))
    for (const { id, kind, title } of old)
      await writeAudit(
        tx,
        { at: now, staffId: null, sessionId: null, ip: '', action: TRASH_JOB },
        { subject: kind, subjectId: id, title, before: {}, after: { trashed: false } },
      )
  })
}
