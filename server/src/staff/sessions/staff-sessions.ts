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

/**
 * Complete sessions of an account, and as many incomplete ones; above it the one unused for the longest time is
 * ended.
 */
export const SESSIONS_MAX = 20

/** Returns when a session ends, however often it is used. */
export const getSessionEnd = ({ stage, startedAt }: Pick<StaffSessionRow, 'stage' | 'startedAt'>): Date =>
  new Date(
    startedAt.getTime() + (stage === 'complete' ? STAFF_SESSION_DAYS * DAY_MS : SIGN_IN_MINUTES * MINUTE_MS),
  )

/** Returns when a session ends unless it is used before. */
export function getExpiry(session: Pick<StaffSessionRow, 'stage' | 'startedAt'>, now: Date): Date {
  return new Date(Math.min(getSessionEnd(session).getTime(), now.getTime() + STAFF_IDLE_HOURS * HOUR_MS))
}

/** Starts a session and returns its token. The database has only the token's hash. The member must be locked. */
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
      expiresAt: getExpiry({ stage, startedAt: now }, now),
      userAgent: client.userAgent,
      network: truncateIp(client.ip) ?? null,
    })
    .returning({ id: staffSessions.id })
  if (!session) throw new Error('The session was not stored')
  if (stage === 'complete') await storeSignIn(tx, staffId, now)
  await deleteOldest(tx, staffId, session.id, stage)
  return { token, id: session.id }
}

/** Ends the oldest sessions above the limit, among complete or incomplete ones. */
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
 * Completes a sign-in with its second factor and returns a new token. Ends the member's other sessions that could set
 * up a second factor.
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
      expiresAt: getExpiry({ stage: 'complete', startedAt: now }, now),
    })
    .where(eq(staffSessions.id, id))
  await tx
    .delete(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), eq(staffSessions.stage, 'setup')))
  await deleteOldest(tx, staffId, id, 'complete')
  await storeSignIn(tx, staffId, now)
  return token
}

async function storeSignIn(tx: Orm, staffId: number, now: Date): Promise<void> {
  await tx.update(staff).set({ lastSignInAt: now }).where(eq(staff.id, staffId))
}

/** Replaces the token of a session and returns the new one. */
export async function replaceToken(tx: Orm, id: string): Promise<string> {
  const token = newToken()
  await tx
    .update(staffSessions)
    .set({ tokenSha256: tokenHash(token) })
    .where(eq(staffSessions.id, id))
  return token
}
