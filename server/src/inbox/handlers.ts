import { hasPermission } from '@rapport/staff-contract/staff/permissions'
import { and, asc, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { staff } from '../staff/tables.ts'

/** Returns active staff who may handle orders, all or those with `ids`. */
export async function listHandlers(orm: Orm, ids?: number[]): Promise<{ id: number; name: string }[]> {
  const rows = await orm
    .select({ id: staff.id, name: staff.name, role: staff.role })
    .from(staff)
    .where(and(isNull(staff.blockedAt), isNotNull(staff.joinedAt), ids && inArray(staff.id, ids)))
    .orderBy(asc(staff.name), asc(staff.id))
  return rows.filter(({ role }) => hasPermission(role, 'orders.write')).map(({ id, name }) => ({ id, name }))
}
