import { and, eq, gt } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import type { AuditEntry } from '../staff/audit/audit-log.ts'
import { auditLog } from '../staff/tables.ts'

/** Who looks again within that time is noted once. */
const AGAIN_MS = 10 * 60_000

/** Notes that somebody looked at the personal data of an order. */
export async function noteLook(
  tx: Orm,
  { id, number, staffId, now }: { id: string; number: string; staffId: number; now: Date },
  audit: (tx: Orm, entry: AuditEntry) => Promise<void>,
): Promise<void> {
  const noted = await tx
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.staffId, staffId),
        eq(auditLog.action, 'getInboxOrder'),
        eq(auditLog.subjectId, id),
        gt(auditLog.at, new Date(now.getTime() - AGAIN_MS)),
      ),
    )
    .limit(1)
  if (noted.length === 0) await audit(tx, { subject: 'order', subjectId: id, title: number })
}
