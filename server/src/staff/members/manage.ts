import { needsSecondFactor } from '@rapport/staff-contract/staff/permissions'
import { staffMessages } from '@rapport/staff-contract/staff/staff-messages'
import { and, asc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError, notFound } from '../../platform/http/api-error.ts'
import type { AdminCall } from '../admin-route.ts'
import { enqueueStaffEmail } from '../emails/send-staff-email.ts'
import { deleteFactors } from '../factors/factors.ts'
import { deleteStaffLinks } from '../links.ts'
import { listStaff, type StaffRow } from '../queries.ts'
import { type CurrentStaff, isLive } from '../sessions/current-staff.ts'
import { deleteMemberSessions } from '../sessions/staff-devices.ts'
import type { StaffDeps } from '../staff-deps.ts'
import { staff } from '../tables.ts'

/** A member to change. `isLastOwner`: no other owner could replace them. */
interface Target {
  member: StaffRow
  isLastOwner: boolean
}

/**
 * Locks the acting member, the target and all owners, always in the same order. So of two owners who demote each
 * other at once, one stays. Throws 401 if the acting session has ended, 404 if the target is missing.
 */
async function lockTarget(tx: Orm, { member: actor, session }: CurrentStaff, id: number): Promise<Target> {
  const isOwner = and(eq(staff.role, 'owner'), isNotNull(staff.joinedAt), isNull(staff.blockedAt))
  const locked = await tx
    .select()
    .from(staff)
    .where(or(inArray(staff.id, [actor.id, id]), isOwner))
    .orderBy(asc(staff.id))
    .for('update')
  if (locked.find((row) => row.id === actor.id)?.role !== actor.role || !(await isLive(tx, session)))
    throw new ApiError(401, staffMessages.signIn)
  const member = locked.find((row) => row.id === id)
  if (!member) throw notFound()
  const owners = locked.filter(({ role, joinedAt, blockedAt }) => role === 'owner' && joinedAt && !blockedAt)
  return { member, isLastOwner: owners.length === 1 && owners[0]?.id === id }
}

const conflict = (message: string) => new ApiError(409, message)

/** Changes a member's role. A new role that requires a second factor ends their sessions. */
export async function updateStaffRole(
  deps: StaffDeps,
  { current, input: { id }, form, audit }: AdminCall<'updateStaffRole'>,
) {
  await deps.database.orm.transaction(async (tx) => {
    const { member, isLastOwner } = await lockTarget(tx, current, id)
    if (id === current.member.id) throw conflict(staffMessages.ownRole)
    if (isLastOwner && form.role !== 'owner') throw conflict(staffMessages.lastOwner)
    await tx.update(staff).set({ role: form.role }).where(eq(staff.id, id))
    if (needsSecondFactor(form.role) && !needsSecondFactor(member.role)) await deleteMemberSessions(tx, id)
    const roles = { before: { role: member.role }, after: { role: form.role } }
    await audit(tx, { subject: 'staff', subjectId: id, ...roles })
  })
  return getMember(deps, id)
}

/** Blocks a member. Their sessions and links end at once in every process. */
export async function blockStaff(
  deps: StaffDeps,
  { current, input: { id }, audit }: AdminCall<'blockStaff'>,
) {
  await deps.database.orm.transaction(async (tx) => {
    const { member, isLastOwner } = await lockTarget(tx, current, id)
    if (isLastOwner) throw conflict(staffMessages.lastOwner)
    if (member.blockedAt) return
    await tx.update(staff).set({ blockedAt: deps.now() }).where(eq(staff.id, id))
    await deleteMemberSessions(tx, id)
    await deleteStaffLinks(tx, id)
    await audit(tx, { subject: 'staff', subjectId: id, before: { blocked: false }, after: { blocked: true } })
  })
  return getMember(deps, id)
}

/** Unblocks a member, who keeps the password and second factors. */
export async function unblockStaff(
  deps: StaffDeps,
  { current, input: { id }, audit }: AdminCall<'unblockStaff'>,
) {
  await deps.database.orm.transaction(async (tx) => {
    const { member } = await lockTarget(tx, current, id)
    if (!member.blockedAt) return
    await tx.update(staff).set({ blockedAt: null }).where(eq(staff.id, id))
    await audit(tx, { subject: 'staff', subjectId: id, before: { blocked: true }, after: { blocked: false } })
  })
  return getMember(deps, id)
}

/** Deletes the password and second factors of a member who has lost them, and mails a new invitation. */
export async function resetStaffSignIn(
  deps: StaffDeps,
  { current, input: { id }, audit }: AdminCall<'resetStaffSignIn'>,
) {
  await deps.database.orm.transaction(async (tx) => {
    const { member } = await lockTarget(tx, current, id)
    if (id === current.member.id) throw conflict(staffMessages.ownReset)
    if (member.blockedAt) throw conflict(staffMessages.memberBlocked)
    await tx.update(staff).set({ passwordHash: null, joinedAt: null }).where(eq(staff.id, id))
    await deleteFactors(tx, id)
    await deleteMemberSessions(tx, id)
    await deleteStaffLinks(tx, id)
    await audit(tx, { subject: 'staff', subjectId: id, after: { signIn: 'reset' } })
    await enqueueStaffEmail(tx, deps.jobs, { purpose: 'invitation', email: member.email })
  })
  return getMember(deps, id)
}

/** Mails the invitation again. Throws 409 if the member has joined or is blocked. */
export async function repeatInvitation(
  deps: StaffDeps,
  { current, input: { id }, audit }: AdminCall<'repeatInvitation'>,
) {
  await deps.database.orm.transaction(async (tx) => {
    const { member } = await lockTarget(tx, current, id)
    if (member.blockedAt) throw conflict(staffMessages.memberBlocked)
    if (member.joinedAt) throw conflict(staffMessages.alreadyJoined)
    await audit(tx, { subject: 'staff', subjectId: id, after: { invitation: 'repeated' } })
    await enqueueStaffEmail(tx, deps.jobs, { purpose: 'invitation', email: member.email })
  })
  return getMember(deps, id)
}

async function getMember({ database }: StaffDeps, id: number) {
  const [member] = await listStaff(database.orm, id)
  if (!member) throw notFound()
  return { member }
}
