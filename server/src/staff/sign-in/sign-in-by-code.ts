import { staffMessages } from '@rapport/staff-contract/staff/staff-messages'
import { fieldError } from '../../platform/http/field-errors.ts'
import type { AdminCall } from '../admin-route.ts'
import { consumeFactorCode } from '../factors/totp.ts'
import { lockCurrent } from '../sessions/current-staff.ts'
import { completeStaffSession } from '../sessions/staff-sessions.ts'
import type { StaffDeps } from '../staff-deps.ts'

/**
 * Completes a sign-in with a code of the app or a recovery code. Throws 422 for a wrong code, 429 after too many
 * tries.
 */
export async function signInByCode(deps: StaffDeps, call: AdminCall<'signInStaffByCode'>) {
  const { current, form, client, audit, logRefusal, setSession } = call
  const { id } = current.member
  await deps.limits.codes.consume(String(id))
  const token = await deps.database.orm.transaction(async (tx) => {
    await lockCurrent(tx, current)
    const factor = await consumeFactorCode(tx, deps, id, form.code)
    if (!factor) return undefined
    await audit(tx, { subject: 'staff', subjectId: id, after: { stage: 'complete', factor } })
    return completeStaffSession(tx, current.session, deps.now())
  })
  if (!token) {
    await logRefusal(id)
    throw fieldError('code', staffMessages.totpWrong)
  }
  await deps.limits.codes.delete(String(id))
  setSession(token)
  deps.logSecurityEvent('staff_sign_in', { staffId: id, ip: client.ip })
  return { stage: 'complete' as const }
}
