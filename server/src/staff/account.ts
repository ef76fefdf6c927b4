import { messages } from '@rapport/contract/errors/messages'
import { listPermissions, needsSecondFactor } from '@rapport/staff-contract/staff/permissions'
import type { StaffAccount, StaffSession } from '@rapport/staff-contract/staff/staff'
import { eq } from 'drizzle-orm'
import { rejectWeakPassword } from '../accounts/passwords/password-rule.ts'
import type { Orm } from '../platform/database/database.ts'
import { fieldError } from '../platform/http/field-errors.ts'
import { hashPassword, verifyPassword } from '../platform/security/passwords.ts'
import type { AdminCall } from './admin-route.ts'
import { getFactors } from './factors/factors.ts'
import { countRecoveryCodes } from './factors/recovery-codes.ts'
import { listStaffPasskeys, toStaffPasskey } from './factors/staff-passkeys.ts'
import { deleteStaffLinks } from './links.ts'
import { type StaffRow, toIdentity } from './queries.ts'
import { confirmedUntil } from './sessions/authorize.ts'
import { type CurrentStaff, lockCurrent } from './sessions/current-staff.ts'
import { deleteMemberSessions } from './sessions/staff-devices.ts'
import { getSessionEnd, replaceToken } from './sessions/staff-sessions.ts'
import type { StaffDeps } from './staff-deps.ts'
import { staff } from './tables.ts'

/** Returns the session as the back office needs it to choose its screen. */
export function toStaffSession({ member, session }: CurrentStaff, now: Date): StaffSession {
  const until = confirmedUntil(session)
  const isComplete = session.stage === 'complete'
  return {
    stage: session.stage,
    member: toIdentity(member),
    permissions: isComplete ? listPermissions(member.role) : [],
    confirmedUntil: until > now ? until.toISOString() : null,
    endsAt: getSessionEnd(session).toISOString(),
    idleEndsAt: session.expiresAt.toISOString(),
  }
}

/** Returns the account of a staff member, for their own settings. */
export async function getStaffAccount(orm: Orm, member: StaffRow): Promise<{ account: StaffAccount }> {
  const { totp } = await getFactors(orm, member.id)
  return {
    account: {
      member: toIdentity(member),
      passkeys: (await listStaffPasskeys(orm, member.id)).map(toStaffPasskey),
      totp: totp ? { enabledAt: totp.enabledAt.toISOString() } : null,
      recoveryCodesLeft: await countRecoveryCodes(orm, member.id),
      needsSecondFactor: needsSecondFactor(member.role),
    },
  }
}

export async function updateStaffAccount(
  { database: { orm } }: StaffDeps,
  { current, form, audit }: AdminCall<'updateStaffAccount'>,
) {
  const member = await orm.transaction(async (tx) => {
    const before = await lockCurrent(tx, current)
    await tx.update(staff).set({ name: form.name }).where(eq(staff.id, before.id))
    const names = { before: { name: before.name }, after: { name: form.name } }
    await audit(tx, { subject: 'staff', subjectId: before.id, ...names, personal: ['name'] })
    return { ...before, name: form.name }
  })
  return getStaffAccount(orm, member)
}

/** Changes a member's own password. Ends all other sessions; the current one continues with a new token. */
export async function changeStaffPassword(
  { database: { orm }, limits, passwordCost, dummyHash }: StaffDeps,
  { current, form, audit, logRefusal, setSession }: AdminCall<'changeStaffPassword'>,
) {
  const { member, session } = current
  await rejectWeakPassword(orm, form.password, member.email)
  // Counted by session: a thief with a session must not lock out its owner.
  await limits.confirmations.consume(session.id)
  if (!(await verifyPassword(member.passwordHash ?? dummyHash, form.currentPassword))) {
    await logRefusal(member.id)
    throw fieldError('currentPassword', messages.passwordWrong)
  }
  const passwordHash = await hashPassword(form.password, passwordCost)
  const token = await orm.transaction(async (tx) => {
    const { id } = await lockCurrent(tx, current)
    await tx.update(staff).set({ passwordHash }).where(eq(staff.id, id))
    await deleteMemberSessions(tx, id, session.id)
    await deleteStaffLinks(tx, id)
    await audit(tx, { subject: 'staff', subjectId: id, after: { password: 'new' } })
    return replaceToken(tx, session.id)
  })
  await limits.confirmations.delete(session.id)
  setSession(token)
  return {}
}
