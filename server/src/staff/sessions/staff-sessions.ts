import { SIGN_IN_MINUTES, STAFF_IDLE_HOURS, STAFF_SESSION_DAYS } from '@rapport/contract/limits'
import type { SignInStage } from '@rapport/contract/staff/permissions'
import type { StaffDevice } from '@rapport/contract/staff/staff'
import { staffMessages } from '@rapport/contract/staff/staff-messages'
import { and, desc, eq, gt, isNull, lt, ne, notInArray, sql } from 'drizzle-orm'
import type { Client } from '../../accounts/sessions/client.ts'
import { deviceName } from '../../accounts/sessions/device-name.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { truncateIp } from '../../platform/http/client-ip.ts'
import { newToken, tokenHash } from '../../platform/security/tokens.ts'
import { lockStaff, type StaffRow } from '../queries.ts'
import { staff, staffSessions } from '../tables.ts'

export type StaffSessionRow = typeof staffSessions.$inferSelect

/** Who is asking, and in which session. */
export interface CurrentStaff {
  member: StaffRow
  session: StaffSessionRow
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** The last use is noted no more often than that. */
const NOTED_EVERY_MS = MINUTE_MS
/** Sessions of one account at once; those under way give way first, then the one unused for longest. */
export const SESSIONS_MAX = 20

/** When a session ends however it is used. */
export const endOf = ({ stage, startedAt }: Pick<StaffSessionRow, 'stage' | 'startedAt'>): Date =>
  new Date(
    startedAt.getTime() + (stage === 'complete' ? STAFF_SESSION_DAYS * DAY_MS : SIGN_IN_MINUTES * MINUTE_MS),
  )

function expiryOf(session: Pick<StaffSessionRow, 'stage' | 'startedAt'>, now: Date): Date {
  return new Date(Math.min(endOf(session).getTime(), now.getTime() + STAFF_IDLE_HOURS * HOUR_MS))
}

/** Starts a session of somebody who is locked. Returns its token, which nobody can tell from the database again. */
export async function createStaffSession(
  tx: Orm,
  { staffId, stage, client, now }: { staffId: number; stage: SignInStage; client: Client; now: Date },
): Promise<{ token: string; id: string }> {
  const token = newToken()
  const [session] = await tx
    .insert(staffSessions)
    .values({
      tokenSha256: tokenHash(token),
      ...{ staffId, stage },
      ...{ startedAt: now, lastUsedAt: now, confirmedAt: now },
      expiresAt: expiryOf({ stage, startedAt: now }, now),
      userAgent: client.userAgent,
      network: truncateIp(client.ip) ?? null,
    })
    .returning({ id: staffSessions.id })
  if (!session) throw new Error('The session was not stored')
  if (stage === 'complete') await noteSignIn(tx, staffId, now)
  const newest = tx
    .select({ id: staffSessions.id })
    .from(staffSessions)
    .where(eq(staffSessions.staffId, staffId))
    .orderBy(sql`${staffSessions.stage} = 'complete' desc`, desc(staffSessions.lastUsedAt))
    .limit(SESSIONS_MAX - 1)
  await tx
    .delete(staffSessions)
    .where(
      and(
        eq(staffSessions.staffId, staffId),
        ne(staffSessions.id, session.id),
        notInArray(staffSessions.id, newest),
      ),
    )
  return { token, id: session.id }
}

/**
 * Locks whoever asks for an update, so that nothing is done by a session that ended meanwhile. Returns the account as it is
 * now; throws the 401.
 */
export async function lockCurrent(tx: Orm, { member, session }: CurrentStaff): Promise<StaffRow> {
  const present = await lockStaff(tx, member.id, 'update')
  if (!present || !(await isLive(tx, session))) throw new ApiError(401, staffMessages.signIn)
  return present
}

/** Whether a session whose owner is locked is there still, at the same stage. */
export async function isLive(tx: Orm, { id, stage }: StaffSessionRow): Promise<boolean> {
  const live = await tx
    .select({ id: staffSessions.id })
    .from(staffSessions)
    .where(and(eq(staffSessions.id, id), eq(staffSessions.stage, stage)))
  return live.length > 0
}

/**
 * Completes a sign-in that waited for its second factor. The token is another one from then on, and no other sign-in may
 * set a second factor up.
 */
export async function completeStaffSession(
  tx: Orm,
  { id, staffId }: StaffSessionRow,
  now: Date,
): Promise<string> {
  const token = newToken()
  await tx
    .update(staffSessions)
    .set({
      tokenSha256: tokenHash(token),
      stage: 'complete',
      ...{ startedAt: now, lastUsedAt: now, confirmedAt: now, totpSecret: null },
      expiresAt: expiryOf({ stage: 'complete', startedAt: now }, now),
    })
    .where(eq(staffSessions.id, id))
  await tx
    .delete(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), eq(staffSessions.stage, 'setup')))
  await noteSignIn(tx, staffId, now)
  return token
}

async function noteSignIn(tx: Orm, staffId: number, now: Date): Promise<void> {
  await tx.update(staff).set({ lastSignInAt: now }).where(eq(staff.id, staffId))
}

/** Returns another token of a session; the former opens nothing. */
export async function replaceToken(tx: Orm, id: string): Promise<string> {
  const token = newToken()
  await tx
    .update(staffSessions)
    .set({ tokenSha256: tokenHash(token) })
    .where(eq(staffSessions.id, id))
  return token
}

/** Returns the session that a token opens, of somebody who is not blocked, and notes its use. */
export async function touchStaffSession(
  orm: Orm,
  token: string,
  now: Date,
): Promise<CurrentStaff | undefined> {
  const [found] = await orm
    .select({ session: staffSessions, member: staff })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(
      and(
        eq(staffSessions.tokenSha256, tokenHash(token)),
        gt(staffSessions.expiresAt, now),
        isNull(staff.blockedAt),
      ),
    )
  if (!found || now.getTime() - found.session.lastUsedAt.getTime() < NOTED_EVERY_MS) return found
  const used = { lastUsedAt: now, expiresAt: expiryOf(found.session, now) }
  await orm.update(staffSessions).set(used).where(eq(staffSessions.id, found.session.id))
  return { ...found, session: { ...found.session, ...used } }
}

/** Where somebody is signed in, the last used first. */
export async function listStaffDevices(
  orm: Orm,
  { session }: CurrentStaff,
  now: Date,
): Promise<StaffDevice[]> {
  const rows = await orm
    .select()
    .from(staffSessions)
    .where(
      and(
        eq(staffSessions.staffId, session.staffId),
        eq(staffSessions.stage, 'complete'),
        gt(staffSessions.expiresAt, now),
      ),
    )
    .orderBy(desc(staffSessions.lastUsedAt))
    .limit(SESSIONS_MAX)
  return rows.map(({ id, userAgent, network, startedAt, lastUsedAt }) => ({
    id,
    device: deviceName(userAgent),
    network,
    startedAt: startedAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    current: id === session.id,
  }))
}

/** Ends one session of somebody who is locked for an update; returns whether there was one. */
export async function deleteStaffSession(tx: Orm, staffId: number, id: string): Promise<boolean> {
  const ended = await tx
    .delete(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), eq(staffSessions.id, id)))
    .returning({ id: staffSessions.id })
  return ended.length > 0
}

/** Ends all sessions of somebody who is locked for an update, but for one that is named; returns how many. */
export async function deleteStaffSessionsOf(tx: Orm, staffId: number, exceptId?: string): Promise<number> {
  const ofMember = eq(staffSessions.staffId, staffId)
  const ended = await tx
    .delete(staffSessions)
    .where(exceptId === undefined ? ofMember : and(ofMember, ne(staffSessions.id, exceptId)))
    .returning({ id: staffSessions.id })
  return ended.length
}

export async function deleteExpiredStaffSessions(orm: Orm, now: Date): Promise<void> {
  await orm.delete(staffSessions).where(lt(staffSessions.expiresAt, now))
}
