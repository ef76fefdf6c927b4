import { messages } from '@rapport/contract/errors/messages'
import { ApiError } from '../../platform/http/api-error.ts'
import { usedKeyOptions } from '../../platform/security/webauthn.ts'
import type { AdminCall } from '../admin-route.ts'
import { createStaffChallenge } from '../factors/staff-challenges.ts'
import { staffRelyingParty, storePasskeyUse, verifyStaffPasskey } from '../factors/staff-passkeys.ts'
import { lockStaff } from '../queries.ts'
import { deleteStaffSession } from '../sessions/staff-devices.ts'
import { createStaffSession } from '../sessions/staff-sessions.ts'
import type { StaffDeps } from '../staff-deps.ts'

/** Returns request options for a sign-in or a confirmation. */
export const createStaffSignInOptions = async ({ database: { orm }, publicUrl, now }: StaffDeps) => ({
  options: usedKeyOptions(staffRelyingParty(publicUrl).id, await createStaffChallenge(orm, now())),
})

/**
 * Signs in with a passkey, which counts as two factors. Throws the same 422 for every wrong key and for a blocked
 * account.
 */
export async function signInByPasskey(deps: StaffDeps, call: AdminCall<'signInStaffByPasskey'>) {
  const { current, form, client, audit, logRefusal, setSession } = call
  const verified = await verifyStaffPasskey(deps, form.credential)
  const staffId = verified?.key.staffId
  const token =
    verified && staffId
      ? await deps.database.orm.transaction(async (tx) => {
          const member = await lockStaff(tx, staffId)
          if (!member || member.blockedAt || !(await storePasskeyUse(tx, verified, deps.now())))
            return undefined
          const session = await createStaffSession(tx, {
            staffId,
            stage: 'complete',
            client,
            now: deps.now(),
          })
          if (current) await deleteStaffSession(tx, current.member.id, current.session.id)
          const entry = {
            subject: 'staff' as const,
            subjectId: staffId,
            after: { stage: 'complete', factor: 'passkey' },
          }
          await audit(tx, entry, { staffId, sessionId: session.id })
          return session.token
        })
      : undefined
  if (!token) {
    await logRefusal(staffId)
    throw new ApiError(422, messages.passkeyRefused)
  }
  setSession(token)
  deps.logSecurityEvent('staff_sign_in', { staffId, ip: client.ip })
  return { stage: 'complete' as const }
}
