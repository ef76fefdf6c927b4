import {
  needsSecondFactor,
  type SignInStage,
  type StaffRole,
} from '@rapport/staff-contract/staff/permissions'
import { staffMessages } from '@rapport/staff-contract/staff/staff-messages'
import { count, eq } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { StaffRow } from '../queries.ts'
import { staffPasskeys, staffRecoveryCodes, staffTotp } from '../tables.ts'

/** What somebody can show besides a password. */
export interface Factors {
  totp: typeof staffTotp.$inferSelect | undefined
  passkeys: number
}

export async function getFactors(orm: Orm, staffId: number): Promise<Factors> {
  const [totp] = await orm.select().from(staffTotp).where(eq(staffTotp.staffId, staffId))
  const [passkeys] = await orm
    .select({ count: count() })
    .from(staffPasskeys)
    .where(eq(staffPasskeys.staffId, staffId))
  return { totp, passkeys: passkeys?.count ?? 0 }
}

/**
 * Returns what comes after a right password. `undefined`: nothing, since the role needs a second factor and there is a
 * passkey alone; to let somebody set another one up now would be a way around it.
 */
export function stageAfterPassword(role: StaffRole, { totp, passkeys }: Factors): SignInStage | undefined {
  if (totp) return 'code'
  if (!needsSecondFactor(role)) return 'complete'
  return passkeys > 0 ? undefined : 'setup'
}

/** Throws the 422 of a role that would be left without a second factor. */
export async function rejectLastFactor(tx: Orm, { id, role }: StaffRow): Promise<void> {
  const { totp, passkeys } = await getFactors(tx, id)
  const left = (totp ? 1 : 0) + passkeys
  if (needsSecondFactor(role) && left === 0) throw new ApiError(422, staffMessages.lastFactor)
}

/** Forgets whatever somebody could show besides a password. */
export async function deleteFactors(tx: Orm, staffId: number): Promise<void> {
  await tx.delete(staffTotp).where(eq(staffTotp.staffId, staffId))
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId))
  await tx.delete(staffPasskeys).where(eq(staffPasskeys.staffId, staffId))
}
