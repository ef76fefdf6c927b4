import { staffMessages } from '@rapport/staff-contract/staff/staff-messages'
import { eq } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { verifyPassword } from '../../platform/security/passwords.ts'
import type { AdminCall } from '../admin-route.ts'
import { getFactors } from '../factors/factors.ts'
import { storePasskeyUse, verifyStaffPasskey } from '../factors/staff-passkeys.ts'
import { consumeFactorCode } from '../factors/totp.ts'
import { confirmedUntil } from '../sessions/authorize.ts'
import { lockCurrent } from '../sessions/current-staff.ts'
import type { StaffDeps } from '../staff-deps.ts'
import { staffSessions } from '../tables.ts'

/**
 * Checks a factor again; the confirmation is valid for CONFIRMATION_MINUTES. Throws 422 for a wrong factor, and for a
 * password if a second factor exists. Throws 429 after too many tries.
 */
export async function confirmStaff(deps: StaffDeps, call: AdminCall<'confirmStaff'>) {
  const { database, limits, now } = deps
  const { current, audit, logRefusal } = call
  const { member, session } = current
  await limits.confirmations.consume(session.id)
  const prove = await createProof(deps, call)
  const confirmedAt = now()
  const isProven = await database.orm.transaction(async (tx) => {
    await lockCurrent(tx, current)
    const factor = await prove(tx)
    if (!factor) return false
    await tx.update(staffSessions).set({ confirmedAt }).where(eq(staffSessions.id, session.id))
    await audit(tx, { subject: 'staff', subjectId: member.id, after: { factor } })
    return true
  })
  if (!isProven) {
    await logRefusal(member.id)
    throw new ApiError(422, staffMessages.confirmRefused)
  }
  await limits.confirmations.delete(session.id)
  if (call.form.code !== undefined) await limits.codes.delete(String(member.id))
  return { confirmedUntil: confirmedUntil({ confirmedAt }).toISOString() }
}

/** Uses up the factor and returns its name, or undefined if it is wrong. */
type Proof = (tx: Orm) => Promise<string | undefined>

async function createProof(deps: StaffDeps, call: AdminCall<'confirmStaff'>): Promise<Proof> {
  const { code, credential, password } = call.form
  const { member } = call.current
  if (code !== undefined) {
    await deps.limits.codes.consume(String(member.id))
    return (tx) => consumeFactorCode(tx, deps, member.id, code)
  }
  if (credential) {
    const verified = await verifyStaffPasskey(deps, credential)
    return async (tx) =>
      verified?.key.staffId === member.id && (await storePasskeyUse(tx, verified, deps.now()))
        ? 'passkey'
        : undefined
  }
  const { totp, passkeys } = await getFactors(deps.database.orm, member.id)
  if (totp || passkeys > 0) throw new ApiError(422, staffMessages.confirmByFactor)
  const isRight = await verifyPassword(member.passwordHash ?? deps.dummyHash, password ?? '')
  return async () => (isRight ? 'password' : undefined)
}
