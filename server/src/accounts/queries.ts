import type { User, UserSession } from '@rapport/contract/accounts/accounts'
import { REPLACED_TOKEN_SECONDS } from '@rapport/contract/accounts/session-limits'
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { deviceName } from '../platform/http/request/device-name.ts'
import { tokenHash } from '../platform/security/tokens.ts'
import { sessions, users } from './tables.ts'

export type UserRow = typeof users.$inferSelect
export type SessionRow = typeof sessions.$inferSelect

/** The public fields of a user. */
export const toUser = (row: UserRow): User => ({
  id: row.id,
  email: row.email,
  name: row.name,
  phone: row.phone,
  company: row.company,
  inn: row.inn,
  cityId: row.cityId,
  priceType: row.priceList,
  createdAt: row.createdAt.toISOString(),
})

/** Visitor id that a user's likes are stored with. */
export const toVisitorId = ({ id }: Pick<UserRow, 'id'>): string => `user:${id}`

/**
 * Returns whether an unexpired token is valid: a replaced one is valid for REPLACED_TOKEN_SECONDS, for other tabs.
 */
export const isValidSession = ({ replacedAt }: SessionRow, now: Date): boolean =>
  replacedAt === null || now.getTime() - replacedAt.getTime() < REPLACED_TOKEN_SECONDS * 1000

/** Returns the session of an unexpired token, replaced or not, with its user. */
export async function findSession(
  orm: Orm,
  token: string,
  now: Date,
): Promise<{ session: SessionRow; user: UserRow } | undefined> {
  const [row] = await orm
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenSha256, tokenHash(token)), gt(sessions.expiresAt, now)))
  return row
}

/**
 * Returns the user of a token, or undefined if the token is missing or invalid. For endpoints that anonymous visitors
 * may call, too. Reads only, so it may run in any transaction.
 */
export async function findUser(orm: Orm, token: string | undefined, now: Date): Promise<User | undefined> {
  const row = token === undefined ? undefined : await findSession(orm, token, now)
  return row && isValidSession(row.session, now) ? toUser(row.user) : undefined
}

/** Returns the discount that staff gave a user; null if there is none. */
export async function findDiscount(
  orm: Orm,
  userId: number,
): Promise<{ title: string; percent: number } | null> {
  const [row] = await orm
    .select({ title: users.discountTitle, percent: users.discountPercent })
    .from(users)
    .where(eq(users.id, userId))
  return row && row.percent > 0 ? row : null
}

/** Finds a user by address, in any letter case. */
export async function findUserByEmail(orm: Orm, email: string): Promise<UserRow | undefined> {
  const [row] = await orm
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
  return row
}

/** Rows that a list of sessions is built from. */
const TOKENS_MAX = 2000

/** Returns the log-ins of a user, last used first. `place` is added by the caller, since places are not stored. */
export async function listSessions(
  orm: Orm,
  userId: number,
  currentFamily: string | undefined,
  now: Date,
): Promise<Omit<UserSession, 'place'>[]> {
  const live = and(eq(sessions.userId, userId), gt(sessions.expiresAt, now), isNull(sessions.replacedAt))
  const rows = await orm
    .select()
    .from(sessions)
    .where(live)
    .orderBy(desc(sessions.lastUsedAt))
    .limit(TOKENS_MAX)
  const lastTokens = [...Map.groupBy(rows, (row) => row.familyId).values()].flatMap(([last]) => last ?? [])
  return lastTokens.map(({ familyId, userAgent, network, startedAt, lastUsedAt }) => ({
    id: familyId,
    device: deviceName(userAgent),
    network,
    startedAt: startedAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    current: familyId === currentFamily,
  }))
}
