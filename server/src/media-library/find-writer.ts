import { and, desc, eq, sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { auditLog, staff } from '../staff/tables.ts'
import type { StoredMedia } from './queries.ts'

/**
 * Returns the name of the staff member who wrote the current version. Every write adds its version to the audit log.
 */
export async function findWriter(tx: Orm, { id, version }: StoredMedia): Promise<string | undefined> {
  const { subject, subjectId, changes, at } = auditLog
  const [writer] = await tx
    .select({ name: staff.name })
    .from(auditLog)
    .innerJoin(staff, eq(staff.id, auditLog.staffId))
    .where(
      and(
        ...[eq(subject, 'media'), eq(subjectId, String(id))],
        sql`${changes} -> 'version' ->> 'after' = ${String(version)}`,
      ),
    )
    .orderBy(desc(at), desc(auditLog.id))
    .limit(1)
  return writer?.name
}
