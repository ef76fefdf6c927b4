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

/** Second factors of an account. */
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
 * Returns the stage after a right password. Returns undefined if the role requires a second factor and the account
 * has a passkey only: setting up another one would bypass it.
 */
export function stageAfterPassword(role: StaffRole, { totp, passkeys }: Factors): SignInStage | undefined {
  if (totp) return 'code'
  if (!needsSecondFactor(role)) return 'complete'
  return passkeys > 0 ? undefined : 'setup'
}

/** Throws 422 if a role that requires a second factor would be left without one. */
export async function rejectLastFactor(tx: Orm, { id, role }: StaffRow): Promise<void> {
  const { totp, passkeys } = await getFactors(tx, id)
  const left = (totp ? 1 : 0) + passkeys
  if (needsSecondFactor(role) && left === 0) throw new ApiError(422, staffMessages.lastFactor)
}

/** Deletes all second factors of an account. */
export async function deleteFactors(tx: Orm, staffId: number): Promise<void> {
  await tx.delete(staffTotp).where(eq(staffTotp.staffId, staffId))
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId))
  await tx.delete(staffPasskeys).where(eq(staffPasskeys.staffId, staffId))
}
