import { staffMessages } from '@rapport/staff-contract/staff/staff-messages'
import { ApiError } from '../../platform/http/api-error.ts'
import { verifyPassword } from '../../platform/security/passwords.ts'
import type { AdminCall } from '../admin-route.ts'
import { getFactors, stageAfterPassword } from '../factors/factors.ts'
import { findStaffByEmail, lockStaff } from '../queries.ts'
import { deleteStaffSession } from '../sessions/staff-devices.ts'
import { createStaffSession } from '../sessions/staff-sessions.ts'
import type { StaffDeps } from '../staff-deps.ts'

/**
 * Starts a sign-in. A wrong password, an unknown address and a blocked account get the same 422 after the same time.
 * With the right password, an account that requires its passkey gets another 422.
 */
export async function signInByPassword(deps: StaffDeps, call: AdminCall<'signInStaff'>) {
  const { database, limits, dummyHash, now } = deps
  const { client, current, form, audit, logRefusal, setSession } = call
  await limits.delay(await limits.countPassword(form.email, client.ip))
  const member = await findStaffByEmail(database.orm, form.email)
  const isRight = await verifyPassword(member?.passwordHash ?? dummyHash, form.password)
  if (!member?.passwordHash || !isRight || member.blockedAt) {
    await logRefusal(member?.id, form.email)
    throw new ApiError(422, staffMessages.signInWrong)
  }
  await limits.forgetPasswords(form.email, client.ip)
  const begun = await database.orm.transaction(async (tx) => {
    const locked = await lockStaff(tx, member.id)
    // The password may have changed between the check and this lock.
    if (locked?.passwordHash !== member.passwordHash || locked.blockedAt) return 'changed'
    const stage = stageAfterPassword(locked.role, await getFactors(tx, member.id))
    if (!stage) return 'passkey-only'
    const session = await createStaffSession(tx, { staffId: member.id, stage, client, now: now() })
    if (current) await deleteStaffSession(tx, current.member.id, current.session.id)
    const entry = { subject: 'staff' as const, subjectId: member.id, after: { stage } }
    await audit(tx, entry, { staffId: member.id, sessionId: session.id })
    return { stage, token: session.token }
  })
  if (typeof begun === 'string') {
    await logRefusal(member.id)
    throw new ApiError(422, begun === 'passkey-only' ? staffMessages.passkeyOnly : staffMessages.signInWrong)
  }
  setSession(begun.token)
  if (begun.stage === 'complete')
    deps.logSecurityEvent('staff_sign_in', { staffId: member.id, ip: client.ip })
  return { stage: begun.stage }
}
