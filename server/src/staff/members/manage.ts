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
import { deleteStaffSessionsOf } from '../sessions/staff-devices.ts'
import type { StaffDeps } from '../staff-deps.ts'
import { staff } from '../tables.ts'

/** Somebody who is changed, and whether the back office would be left without an owner if they were none. */
interface Target {
  member: StaffRow
  isLastOwner: boolean
}

/**
 * Locks who changes somebody, who is changed and every owner, always in the same order: two owners who take each other's role
 * at once wait for one another, and one of them stays. Throws the 401 of who was ended meanwhile, the 404 of who is not there.
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

/** Gives somebody else another role. A role that needs a second factor has to be signed in to with one. */
export async function updateStaffRole(
  deps: StaffDeps,
  { current, input: { id }, form, audit }: AdminCall<'updateStaffRole'>,
) {
  await deps.database.orm.transaction(async (tx) => {
    const { member, isLastOwner } = await lockTarget(tx, current, id)
    if (id === current.member.id) throw conflict(staffMessages.ownRole)
    if (isLastOwner && form.role !== 'owner') throw conflict(staffMessages.lastOwner)
    await tx.update(staff).set({ role: form.role }).where(eq(staff.id, id))
    if (needsSecondFactor(form.role) && !needsSecondFactor(member.role)) await deleteStaffSessionsOf(tx, id)
    const roles = { before: { role: member.role }, after: { role: form.role } }
    await audit(tx, { subject: 'staff', subjectId: id, ...roles })
  })
  return getMember(deps, id)
}

/** Ends somebody's access: their sessions and links are good for nothing at once, in every process. */
export async function blockStaff(
  deps: StaffDeps,
  { current, input: { id }, audit }: AdminCall<'blockStaff'>,
) {
  await deps.database.orm.transaction(async (tx) => {
    const { member, isLastOwner } = await lockTarget(tx, current, id)
    if (isLastOwner) throw conflict(staffMessages.lastOwner)
    if (member.blockedAt) return
    await tx.update(staff).set({ blockedAt: deps.now() }).where(eq(staff.id, id))
    await deleteStaffSessionsOf(tx, id)
    await deleteStaffLinks(tx, id)
    await audit(tx, { subject: 'staff', subjectId: id, before: { blocked: false }, after: { blocked: true } })
  })
  return getMember(deps, id)
}

/** Gives somebody their access back, with the password and the second factors they had. */
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

/** Forgets how somebody else signs in, for who has lost everything, and invites them anew. */
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
    await deleteStaffSessionsOf(tx, id)
    await deleteStaffLinks(tx, id)
    await audit(tx, { subject: 'staff', subjectId: id, after: { signIn: 'reset' } })
    await enqueueStaffEmail(tx, deps.jobs, { purpose: 'invitation', email: member.email })
  })
  return getMember(deps, id)
}

/** Mails the invitation again. Throws the 409 of who has accepted it, or is blocked. */
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
