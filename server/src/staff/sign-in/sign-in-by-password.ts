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
 * Begins to sign in. Throws one and the same 422, after the same time, for a wrong password, an unknown address and an account
 * that is blocked; another one to who has the right password where the role needs the passkey that is there.
 */
export async function signInByPassword(deps: StaffDeps, call: AdminCall<'signInStaff'>) {
  const { database, limits, dummyHash, now } = deps
  const { client, current, form, audit, noteRefusal, setSession } = call
  await limits.delay(await limits.countPassword(form.email, client.ip))
  const member = await findStaffByEmail(database.orm, form.email)
  const isRight = await verifyPassword(member?.passwordHash ?? dummyHash, form.password)
  if (!member?.passwordHash || !isRight || member.blockedAt) {
    await noteRefusal(member?.id, form.email)
    throw new ApiError(422, staffMessages.signInWrong)
  }
  await limits.forgetPasswords(form.email, client.ip)
  const begun = await database.orm.transaction(async (tx) => {
    const present = await lockStaff(tx, member.id)
    // The password was checked against what the account had then; by now it may be another.
    if (present?.passwordHash !== member.passwordHash || present.blockedAt) return 'changed'
    const stage = stageAfterPassword(present.role, await getFactors(tx, member.id))
    if (!stage) return 'passkey-only'
    const session = await createStaffSession(tx, { staffId: member.id, stage, client, now: now() })
    if (current) await deleteStaffSession(tx, current.member.id, current.session.id)
    const entry = { subject: 'staff' as const, subjectId: member.id, after: { stage } }
    await audit(tx, entry, { staffId: member.id, sessionId: session.id })
    return { stage, token: session.token }
  })
  if (typeof begun === 'string') {
    await noteRefusal(member.id)
    throw new ApiError(422, begun === 'passkey-only' ? staffMessages.passkeyOnly : staffMessages.signInWrong)
  }
  setSession(begun.token)
  if (begun.stage === 'complete')
    deps.logSecurityEvent('staff_sign_in', { staffId: member.id, ip: client.ip })
  return { stage: begun.stage }
}
