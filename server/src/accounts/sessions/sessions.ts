import { randomUUID } from 'node:crypto'
import { SESSION_ABSOLUTE_DAYS, SESSION_DAYS } from '@rapport/contract/accounts/session-limits'
import { DAY_MS, HOUR_MS } from '@rapport/contract/hours/durations'
import { and, desc, eq, gt, isNull, lt, max, ne, notInArray } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { newToken, tokenHash } from '../../platform/security/tokens.ts'
import { findSession, isValidSession, type SessionRow, type UserRow } from '../queries.ts'
import { sessions, users } from '../tables.ts'

/** A younger token is not replaced, so tabs opened one after another share it. */
const REFRESH_MS = HOUR_MS
const TOUCH_INTERVAL_MS = HOUR_MS
/** Log-ins of one user; above it the one unused for the longest time is ended. */
export const SESSIONS_MAX = 50
/** Stored tokens of a log-in, replaced ones included, so that a stolen old token is recognised. */
const FAMILY_TOKENS_MAX = 100

export interface SessionOrigin {
  userAgent: string
  /** Truncated IP network; null if unknown. */
  network: string | null
}

/** A log-in with its successive tokens. */
type Family = Pick<SessionRow, 'userId' | 'familyId' | 'startedAt'> & SessionOrigin

/** A log-in expires SESSION_DAYS after its last use, and SESSION_ABSOLUTE_DAYS after its start at the latest. */
function getExpiry({ startedAt }: Pick<Family, 'startedAt'>, now: Date): Date {
  const absolute = startedAt.getTime() + SESSION_ABSOLUTE_DAYS * DAY_MS
  return new Date(Math.min(absolute, now.getTime() + SESSION_DAYS * DAY_MS))
}

/**
 * Locks and returns a user. Every command that creates or ends sessions locks the user first. So a concurrent log-in
 * or refresh cannot leave a session that a new password should have ended. Use `share` to create sessions, `update`
 * to end them, `key share` for rows that refer to the user.
 */
export async function lockUser(
  tx: Orm,
  userId: number,
  strength: 'key share' | 'share' | 'update',
): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, userId)).for(strength)
  return row
}

/**
 * Starts a session and returns its token. Ends the least recently used ones above SESSIONS_MAX. The database has only
 * the token's hash.
 */
export async function createSession(
  tx: Orm,
  userId: number,
  now: Date,
  origin: SessionOrigin = { userAgent: '', network: null },
): Promise<string> {
  const ofUser = eq(sessions.userId, userId)
  const newest = tx
    .select({ familyId: sessions.familyId })
    .from(sessions)
    .where(ofUser)
    .groupBy(sessions.familyId)
    .orderBy(desc(max(sessions.lastUsedAt)))
    .limit(SESSIONS_MAX - 1)
  await tx.delete(sessions).where(and(ofUser, notInArray(sessions.familyId, newest)))
  return addToken(tx, { userId, familyId: randomUUID(), startedAt: now, ...origin }, now)
}

async function addToken(tx: Orm, family: Family, now: Date): Promise<string> {
  const token = newToken()
  const { userId, familyId, startedAt, userAgent, network } = family
  await tx
    .insert(sessions)
    .values({
      tokenSha256: tokenHash(token),
      userId,
      familyId,
      startedAt,
      userAgent,
      network,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: getExpiry(family, now),
    })
  return token
}

/**
 * Returns the session of a token and extends its expiry. `revoked` is true for a token
 * that was replaced longer ago than another tab may use it. Such a token was copied, so its whole family is ended.
 */
export async function touchSession(
  orm: Orm,
  token: string,
  now: Date,
): Promise<{ session: SessionRow; user: UserRow; revoked: boolean } | undefined> {
  const row = await findSession(orm, token, now)
  if (!row) return undefined
  if (!isValidSession(row.session, now)) {
    await deleteSession(orm, row.session)
    return { ...row, revoked: true }
  }
  const { tokenSha256, lastUsedAt, replacedAt } = row.session
  if (!replacedAt && now.getTime() - lastUsedAt.getTime() >= TOUCH_INTERVAL_MS)
    await orm
      .update(sessions)
      .set({ lastUsedAt: now, expiresAt: getExpiry(row.session, now) })
      .where(and(eq(sessions.tokenSha256, tokenSha256), isNull(sessions.replacedAt)))
  return { ...row, revoked: false }
}

/**
 * Returns the token to continue with. A token older than an hour is replaced and stays valid for a minute more.
 * Requests with it in that minute get new tokens of the same family: another tab, or a page whose answer was lost.
 * Returns undefined if the session has ended.
 */
export async function refreshToken(
  orm: Orm,
  session: SessionRow,
  token: string,
  now: Date,
): Promise<string | undefined> {
  const age = now.getTime() - session.createdAt.getTime()
  if (!session.replacedAt && age < REFRESH_MS) return token
  return orm.transaction(async (tx) => {
    const sameToken = eq(sessions.tokenSha256, session.tokenSha256)
    if (!(await lockUser(tx, session.userId, 'share'))) return undefined
    await tx
      .update(sessions)
      .set({ replacedAt: now })
      .where(and(sameToken, isNull(sessions.replacedAt)))
    const [current] = await tx.select().from(sessions).where(sameToken)
    if (!current || !isValidSession(current, now)) return undefined
    const next = await addToken(tx, current, now)
    await forgetOldTokens(tx, current.familyId)
    return next
  })
}

/** Returns one more token of a log-in, or undefined if it has ended. The user must be locked. */
export async function continueSession(
  tx: Orm,
  { userId, familyId }: Pick<SessionRow, 'userId' | 'familyId'>,
  now: Date,
): Promise<string | undefined> {
  const ofFamily = and(eq(sessions.userId, userId), eq(sessions.familyId, familyId))
  const [last] = await tx
    .select()
    .from(sessions)
    .where(and(ofFamily, isNull(sessions.replacedAt), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.createdAt))
    .limit(1)
  if (!last) return undefined
  const token = await addToken(tx, last, now)
  await forgetOldTokens(tx, familyId)
  return token
}

async function forgetOldTokens(tx: Orm, familyId: string): Promise<void> {
  const ofFamily = eq(sessions.familyId, familyId)
  const newest = tx
    .select({ tokenSha256: sessions.tokenSha256 })
    .from(sessions)
    .where(ofFamily)
    .orderBy(desc(sessions.createdAt))
    .limit(FAMILY_TOKENS_MAX)
  await tx.delete(sessions).where(and(ofFamily, notInArray(sessions.tokenSha256, newest)))
}

/** Ends a log-in with all its tokens. Returns false if it has ended already. */
export async function deleteSession(
  orm: Orm,
  { userId, familyId }: Pick<SessionRow, 'userId' | 'familyId'>,
): Promise<boolean> {
  return orm.transaction(async (tx) => {
    await lockUser(tx, userId, 'update')
    const ended = await tx
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), eq(sessions.familyId, familyId)))
      .returning({ familyId: sessions.familyId })
    return ended.length > 0
  })
}

/** Ends all sessions of a user, except those of `exceptFamily`. The user must be locked for update. */
export async function deleteUserSessions(tx: Orm, userId: number, exceptFamily?: string): Promise<void> {
  const ofUser = eq(sessions.userId, userId)
  await tx
    .delete(sessions)
    .where(exceptFamily === undefined ? ofUser : and(ofUser, ne(sessions.familyId, exceptFamily)))
}

export async function deleteExpiredSessions(orm: Orm, now: Date): Promise<void> {
  await orm.delete(sessions).where(lt(sessions.expiresAt, now))
}
