import { MINUTE_MS } from '@rapport/contract/hours/durations'
import { and, eq, gt } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { auditLog } from '../tables.ts'
import type { AuditEntry } from './audit-log.ts'

/** Who looks again within that time is noted once. */
const AGAIN_MS = 10 * MINUTE_MS

/** Notes that somebody looked at personal data, by which call. */
export async function noteLook(
  tx: Orm,
  look: { action: string; staffId: number; now: Date } & Pick<AuditEntry, 'subject' | 'subjectId' | 'title'>,
  audit: (tx: Orm, entry: AuditEntry) => Promise<void>,
): Promise<void> {
  const { action, staffId, now, ...subject } = look
  const noted = await tx
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.staffId, staffId),
        eq(auditLog.action, action),
        eq(auditLog.subjectId, String(subject.subjectId)),
        gt(auditLog.at, new Date(now.getTime() - AGAIN_MS)),
      ),
    )
    .limit(1)
  if (noted.length === 0) await audit(tx, subject)
}
