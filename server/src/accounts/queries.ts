import type { User } from '@rapport/contract/accounts'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Orm } from '../platform/database.ts'
import { tokenHash } from '../platform/tokens.ts'
import { sessions, users } from './tables.ts'

export type UserRow = typeof users.$inferSelect
export type SessionRow = typeof sessions.$inferSelect

/** A user as their own cabinet shows them. */
export const shownUser = (row: UserRow): User => ({
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

/** The session that a token opens now, with its user. */
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
export async function findUser(
  orm: Orm,
  token: string | undefined,
  now = new Date(),
): Promise<User | undefined> {
  const found = token === undefined ? undefined : await findSession(orm, token, now)
  return found && shownUser(found.user)
}

/** The user of a mail address, whatever its case. */
export async function findUserByEmail(orm: Orm, email: string): Promise<UserRow | undefined> {
  const [row] = await orm
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
  return row
}
