import { needsSecondFactor, type SignInStage } from '@rapport/staff-contract/staff/permissions'
import { eq } from 'drizzle-orm'
import { rejectWeakPassword } from '../../accounts/passwords/password-rule.ts'
import { hashPassword } from '../../platform/security/passwords.ts'
import type { AdminCall } from '../admin-route.ts'
import { deleteFactors } from '../factors/factors.ts'
import { consumeStaffLink, deleteStaffLinks, getLinkOwner } from '../links.ts'
import { deleteMemberSessions } from '../sessions/staff-devices.ts'
import { createStaffSession } from '../sessions/staff-sessions.ts'
import type { StaffDeps } from '../staff-deps.ts'
import { staff } from '../tables.ts'

export async function getInvitation({ database, now }: StaffDeps, { form }: AdminCall<'getInvitation'>) {
  const { email, name, role } = await getLinkOwner(database.orm, form.token, 'invitation', now())
  return { email, name, role }
}

/** Sets name and password of an invited member and starts the sign-in. Throws 422 if the link is not valid. */
export async function acceptInvitation(deps: StaffDeps, call: AdminCall<'acceptInvitation'>) {
  const { database, now } = deps
  const { form, client, audit, setSession } = call
  const { email } = await getLinkOwner(database.orm, form.token, 'invitation', now())
  await rejectWeakPassword(database.orm, form.password, email)
  const passwordHash = await hashPassword(form.password, deps.passwordCost)
  const { token, stage } = await database.orm.transaction(async (tx) => {
    const { id, role, name } = await consumeStaffLink(tx, form.token, 'invitation', now())
    const joined = { name: form.name, passwordHash, joinedAt: now() }
    await tx.update(staff).set(joined).where(eq(staff.id, id))
    await deleteMemberSessions(tx, id)
    await deleteStaffLinks(tx, id)
    // An invited member starts without second factors, also after a reset.
    await deleteFactors(tx, id)
    const stage: SignInStage = needsSecondFactor(role) ? 'setup' : 'complete'
    const session = await createStaffSession(tx, { staffId: id, stage, client, now: now() })
    const change = { before: { name, joined: false }, after: { name: form.name, joined: true } }
    const entry = { subject: 'staff' as const, subjectId: id, ...change, personal: ['name'] }
    await audit(tx, entry, { staffId: id, sessionId: session.id })
    return { token: session.token, stage }
  })
  setSession(token)
  return { stage }
}

/** Sets a new password by a mailed link and ends all sessions. Second factors stay, and the member has to sign in. */
export async function resetStaffPassword(deps: StaffDeps, call: AdminCall<'resetStaffPassword'>) {
  const { database, now } = deps
  const { form, client, audit } = call
  const { email } = await getLinkOwner(database.orm, form.token, 'password', now())
  await rejectWeakPassword(database.orm, form.password, email)
  const passwordHash = await hashPassword(form.password, deps.passwordCost)
  await database.orm.transaction(async (tx) => {
    const { id } = await consumeStaffLink(tx, form.token, 'password', now())
    await tx.update(staff).set({ passwordHash }).where(eq(staff.id, id))
    await deleteMemberSessions(tx, id)
    await deleteStaffLinks(tx, id)
    await audit(tx, { subject: 'staff' as const, subjectId: id, after: { password: 'new' } }, { staffId: id })
  })
  await deps.limits.forgetPasswords(email, client.ip)
  return {}
}
