import { DAY_MS, HOUR_MS, MINUTE_MS } from '@rapport/contract/hours/durations'
import type { SignInStage } from '@rapport/staff-contract/staff/permissions'
import {
  SIGN_IN_MINUTES,
  STAFF_IDLE_HOURS,
  STAFF_SESSION_DAYS,
} from '@rapport/staff-contract/staff/staff-limits'
import { and, desc, eq, ne, notInArray } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import type { Client } from '../../platform/http/request/client.ts'
import { truncateIp } from '../../platform/http/request/client-ip.ts'
import { newToken, tokenHash } from '../../platform/security/tokens.ts'
import { staff, staffSessions } from '../tables.ts'

export type StaffSessionRow = typeof staffSessions.$inferSelect

/** Sessions of one account at once, and as many that are under way; the one unused for longest gives way. */
export const SESSIONS_MAX = 20

/** When a session ends however it is used. */
export const endOf = ({ stage, startedAt }: Pick<StaffSessionRow, 'stage' | 'startedAt'>): Date =>
  new Date(
    startedAt.getTime() + (stage === 'complete' ? STAFF_SESSION_DAYS * DAY_MS : SIGN_IN_MINUTES * MINUTE_MS),
  )

/** When it ends unless it is used. */
export function expiryOf(session: Pick<StaffSessionRow, 'stage' | 'startedAt'>, now: Date): Date {
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
      staffId,
      stage,
      startedAt: now,
      lastUsedAt: now,
      confirmedAt: now,
      expiresAt: expiryOf({ stage, startedAt: now }, now),
      userAgent: client.userAgent,
      network: truncateIp(client.ip) ?? null,
    })
    .returning({ id: staffSessions.id })
  if (!session) throw new Error('The session was not stored')
  if (stage === 'complete') await noteSignIn(tx, staffId, now)
  await deleteOldest(tx, staffId, session.id, stage)
  return { token, id: session.id }
}

/** Ends what is too many beside a session that has begun: of those complete where it is, else of those under way. */
async function deleteOldest(tx: Orm, staffId: number, id: string, stage: SignInStage): Promise<void> {
  const others = and(
    eq(staffSessions.staffId, staffId),
    ne(staffSessions.id, id),
    stage === 'complete' ? eq(staffSessions.stage, stage) : ne(staffSessions.stage, 'complete'),
  )
  const newest = tx
    .select({ id: staffSessions.id })
    .from(staffSessions)
    .where(others)
    .orderBy(desc(staffSessions.lastUsedAt))
    .limit(SESSIONS_MAX - 1)
  await tx.delete(staffSessions).where(and(others, notInArray(staffSessions.id, newest)))
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
      startedAt: now,
      lastUsedAt: now,
      confirmedAt: now,
      totpSecret: null,
      expiresAt: expiryOf({ stage: 'complete', startedAt: now }, now),
    })
    .where(eq(staffSessions.id, id))
  await tx
    .delete(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), eq(staffSessions.stage, 'setup')))
  await deleteOldest(tx, staffId, id, 'complete')
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
