import { randomUUID } from 'node:crypto'
import { SESSION_ABSOLUTE_DAYS, SESSION_DAYS } from '@rapport/contract/accounts/session-limits'
import { DAY_MS, HOUR_MS } from '@rapport/contract/hours/durations'
import { and, desc, eq, gt, isNull, lt, max, ne, notInArray } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { newToken, tokenHash } from '../../platform/security/tokens.ts'
import { findSession, isValidSession, type SessionRow, type UserRow } from '../queries.ts'
import { sessions, users } from '../tables.ts'

/** A token younger than this is not replaced: tabs that open one after another keep the same. */
const REFRESH_MS = HOUR_MS
/** The last use is noted no more often than that. */
const NOTED_EVERY_MS = HOUR_MS
/** Log-ins of one user at once; the one unused for longest gives way. */
export const SESSIONS_MAX = 50
/** Tokens remembered of one log-in, those replaced among them: an old one that comes again is known for what it is. */
const FAMILY_TOKENS_MAX = 100

/** Where a log-in comes from. */
export interface SessionOrigin {
  userAgent: string
  /** Without its last part; null where unknown. */
  network: string | null
}

/** A log-in and the tokens that replace one another in it. */
type Family = Pick<SessionRow, 'userId' | 'familyId' | 'startedAt'> & SessionOrigin

/** A log-in ends so long after its last use, and so long after its start however much it is used. */
function expiryOf({ startedAt }: Pick<Family, 'startedAt'>, now: Date): Date {
  const absolute = startedAt.getTime() + SESSION_ABSOLUTE_DAYS * DAY_MS
  return new Date(Math.min(absolute, now.getTime() + SESSION_DAYS * DAY_MS))
}

/**
 * Whatever makes or ends sessions locks their user first, and in this order, so that a log-in or a refresh
 * under way can't leave a session behind that a new password should have ended. `share` for those that make
 * one, `update` for those that end them, `key share` for what refers to the user. Gives the user as they are now.
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
 * Starts a session, and ends the oldest of a user who has very many. Gives its token, which nobody can tell from the
 * database again.
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
      expiresAt: expiryOf(family, now),
    })
  return token
}

/**
 * The session that a token opens, good for the whole time again. `revoked`: the token was replaced longer ago than
 * another tab can have missed, so that somebody has a copy; its whole family has ended.
 */
export async function touchSession(
  orm: Orm,
  token: string,
  now: Date,
): Promise<{ session: SessionRow; user: UserRow; revoked: boolean } | undefined> {
  const found = await findSession(orm, token, now)
  if (!found) return undefined
  if (!isValidSession(found.session, now)) {
    await deleteSession(orm, found.session)
    return { ...found, revoked: true }
  }
  const { tokenSha256, lastUsedAt, replacedAt } = found.session
  if (!replacedAt && now.getTime() - lastUsedAt.getTime() >= NOTED_EVERY_MS)
    await orm
      .update(sessions)
      .set({ lastUsedAt: now, expiresAt: expiryOf(found.session, now) })
      .where(and(eq(sessions.tokenSha256, tokenSha256), isNull(sessions.replacedAt)))
  return { ...found, revoked: false }
}

/**
 * The token to go on with. One older than an hour is replaced, and stays good for a minute more; whoever comes
 * with it in that minute, such as another tab or a page whose answer was lost, gets a new one of the same family.
 * Undefined where the session has ended meanwhile.
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
    const own = eq(sessions.tokenSha256, session.tokenSha256)
    if (!(await lockUser(tx, session.userId, 'share'))) return undefined
    await tx
      .update(sessions)
      .set({ replacedAt: now })
      .where(and(own, isNull(sessions.replacedAt)))
    const [current] = await tx.select().from(sessions).where(own)
    if (!current || !isValidSession(current, now)) return undefined
    const next = await addToken(tx, current, now)
    await forgetOldTokens(tx, current.familyId)
    return next
  })
}

/** Returns one more token of a log-in whose user is locked; undefined where it has ended. */
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

/** Ends a log-in with all its tokens. */
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

/** Ends all sessions of a user who is locked for an update, but for those of a family that is named. */
export async function deleteSessionsOf(tx: Orm, userId: number, exceptFamily?: string): Promise<void> {
  const ofUser = eq(sessions.userId, userId)
  await tx
    .delete(sessions)
    .where(exceptFamily === undefined ? ofUser : and(ofUser, ne(sessions.familyId, exceptFamily)))
}

export async function deleteExpiredSessions(orm: Orm, now: Date): Promise<void> {
  await orm.delete(sessions).where(lt(sessions.expiresAt, now))
}
