import { asciiEmail } from '@rapport/contract/fields/email'
import type { StaffMember } from '@rapport/staff-contract/staff/staff'
import { STAFF_MAX } from '@rapport/staff-contract/staff/staff-limits'
import { eq, sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { staff } from './tables.ts'

export type StaffRow = typeof staff.$inferSelect

export const toIdentity = ({ id, email, name, role }: StaffRow) => ({ id, email, name, role })

/** Finds an account by address, in any letter case. */
export async function findStaffByEmail(orm: Orm, email: string): Promise<StaffRow | undefined> {
  const [row] = await orm
    .select()
    .from(staff)
    .where(eq(sql`lower(${staff.email})`, asciiEmail(email).toLowerCase()))
  return row
}

/**
 * Locks and returns an account. Every command that creates or ends sessions, factors or roles locks the account
 * first. So a concurrent sign-in cannot leave a session that a new password or a block should have ended.
 */
export async function lockStaff(tx: Orm, id: number): Promise<StaffRow | undefined> {
  const [row] = await tx.select().from(staff).where(eq(staff.id, id)).for('update')
  return row
}

const hasSecondFactor = sql<boolean>`(
  exists (select from staff_totp where staff_totp.staff_id = staff.id)
  or exists (select from staff_passkeys where staff_passkeys.staff_id = staff.id)
)`

/** Returns all staff by name, or the member with `id`. */
export async function listStaff(orm: Orm, id?: number): Promise<StaffMember[]> {
  const rows = await orm
    .select({ row: staff, hasSecondFactor })
    .from(staff)
    .where(id === undefined ? undefined : eq(staff.id, id))
    .orderBy(sql`lower(${staff.name})`, staff.id)
    .limit(STAFF_MAX)
  return rows.map(({ row, hasSecondFactor }) => ({
    ...toIdentity(row),
    status: row.blockedAt ? 'blocked' : row.joinedAt ? 'active' : 'invited',
    hasSecondFactor,
    createdAt: row.createdAt.toISOString(),
    lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
  }))
}
