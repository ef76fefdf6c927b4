import { MINUTE_MS } from '@rapport/contract/hours/durations'
import { and, eq, gt } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { auditLog } from '../tables.ts'
import type { AuditEntry } from './audit-log.ts'

/** A repeated view within this time is logged once. */
const REPEAT_MS = 10 * MINUTE_MS

/** Logs that a staff member viewed personal data. */
export async function recordView(
  tx: Orm,
  view: { action: string; staffId: number; now: Date } & Pick<AuditEntry, 'subject' | 'subjectId' | 'title'>,
  audit: (tx: Orm, entry: AuditEntry) => Promise<void>,
): Promise<void> {
  const { action, staffId, now, ...subject } = view
  const logged = await tx
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.staffId, staffId),
        eq(auditLog.action, action),
        eq(auditLog.subjectId, String(subject.subjectId)),
        gt(auditLog.at, new Date(now.getTime() - REPEAT_MS)),
      ),
    )
    .limit(1)
  if (logged.length === 0) await audit(tx, subject)
}
