import { REPLACED_TOKEN_SECONDS, SESSION_DAYS } from '@rapport/contract/limits'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Orm } from '../platform/database.ts'
import { newToken, tokenHash } from '../platform/tokens.ts'
import { findSession, type SessionRow, type UserRow } from './queries.ts'
import { sessions, users } from './tables.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** A token younger than this is not replaced: tabs that open one after another keep the same. */
const REFRESH_MS = HOUR_MS
const PROLONG_MS = DAY_MS

const lastDay = (now: Date) => new Date(now.getTime() + SESSION_DAYS * DAY_MS)

/**
 * Whatever makes or ends sessions locks their user first, and in this order, so that a log-in or a refresh
 * under way can't leave a session behind that a new password should have ended. `share` for those that make
 * one, `update` for those that end them. Gives the user as they are now.
 */
export async function lockUser(
  tx: Orm,
  userId: number,
  strength: 'share' | 'update',
): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, userId)).for(strength)
  return row
}

/** Starts a session. Gives its token, which nobody can tell from the database again. */
export async function startSession(tx: Orm, userId: number, now: Date): Promise<string> {
  const token = newToken()
  await tx
    .insert(sessions)
    .values({ tokenSha256: tokenHash(token), userId, createdAt: now, expiresAt: lastDay(now) })
  return token
}

/** The session that a token opens, good for the whole time again: put off at most once a day. */
export async function useSession(orm: Orm, token: string, now: Date) {
  const found = await findSession(orm, token, now)
  if (!found || found.session.replacedAt) return found
  const expiresAt = lastDay(now)
  if (expiresAt.getTime() - found.session.expiresAt.getTime() >= PROLONG_MS)
    await orm
      .update(sessions)
      .set({ expiresAt })
      .where(and(eq(sessions.tokenSha256, found.session.tokenSha256), isNull(sessions.replacedAt)))
  return found
}

/**
 * The token to go on with. One older than an hour is replaced, and stays good for a minute more; whoever comes
 * with it in that minute, such as another tab or a page whose answer was lost, gets a new one of their own.
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
      .set({ replacedAt: now, expiresAt: new Date(now.getTime() + REPLACED_TOKEN_SECONDS * 1000) })
      .where(and(own, isNull(sessions.replacedAt)))
    const alive = await tx
      .select()
      .from(sessions)
      .where(and(own, gt(sessions.expiresAt, now)))
    return alive.length > 0 ? startSession(tx, session.userId, now) : undefined
  })
}

export async function endSession(orm: Orm, session: SessionRow): Promise<void> {
  await orm.delete(sessions).where(eq(sessions.tokenSha256, session.tokenSha256))
}

/** Ends all sessions of a user who is locked for an update. */
export async function endSessionsOf(tx: Orm, userId: number): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId))
}

export async function sweepSessions(orm: Orm, now: Date): Promise<void> {
  await orm.delete(sessions).where(lt(sessions.expiresAt, now))
}
