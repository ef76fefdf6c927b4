import type { User, UserSession } from '@rapport/contract/accounts/accounts'
import { REPLACED_TOKEN_SECONDS } from '@rapport/contract/accounts/session-limits'
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { deviceName } from '../platform/http/request/device-name.ts'
import { tokenHash } from '../platform/security/tokens.ts'
import { sessions, users } from './tables.ts'

export type UserRow = typeof users.$inferSelect
export type SessionRow = typeof sessions.$inferSelect

/** A user as their own cabinet shows them. */
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

/** As whom a user's likes are stored. */
export const visitorOf = ({ id }: Pick<UserRow, 'id'>): string => `user:${id}`

/** Whether a token that has not expired may be used: a replaced one for a minute only, by other tabs. */
export const isValidSession = ({ replacedAt }: SessionRow, now: Date): boolean =>
  replacedAt === null || now.getTime() - replacedAt.getTime() < REPLACED_TOKEN_SECONDS * 1000

/** The session of a token that has not expired, whether it is good or was replaced, with its user. */
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
 * Whose token it is, for calls that anybody may make and a user gets another answer to: undefined without a
 * token, or with one that opens nothing. Reads only, so that it fits into any transaction.
 */
export async function findUser(orm: Orm, token: string | undefined, now: Date): Promise<User | undefined> {
  const found = token === undefined ? undefined : await findSession(orm, token, now)
  return found && isValidSession(found.session, now) ? toUser(found.user) : undefined
}

/** The user of a mail address, whatever its case. */
export async function findUserByEmail(orm: Orm, email: string): Promise<UserRow | undefined> {
  const [row] = await orm
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
  return row
}

/** Rows of live tokens that a list of sessions is made of, at most. */
const TOKENS_MAX = 2000

/** Where a user is logged in, the last used first. Places are not stored: see Geoip. */
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
