import { AUDIT_YEARS } from '@rapport/staff-contract/staff/audit-limits'
import { sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { auditLog } from '../tables.ts'

/** Rows deleted in one run; the next run continues. */
const BATCH = 20_000

/**
 * Deletes expired rows of the audit log, in the only way that its trigger allows. The trigger checks the age of each
 * row by the database clock.
 */
export async function deleteExpiredAudit(orm: Orm): Promise<void> {
  await orm.transaction(async (tx) => {
    await tx.execute(sql`select set_config('rapport.audit_expiry', 'on', true)`)
    await tx.execute(sql`
      delete from ${auditLog} where id in (
        select id from ${auditLog} where at < now() - make_interval(years => ${AUDIT_YEARS}) order by id limit ${BATCH}
      )`)
  })
}
