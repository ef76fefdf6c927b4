import type { PersonalData } from '@rapport/contract/accounts/personal-data'
import { desc, eq } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { likes, views } from '../reactions/tables.ts'
import { deleteCodes } from './codes/codes.ts'
import { getCompany } from './company/company.ts'
import { listMergedAccounts } from './merged-accounts.ts'
import { listPasskeys } from './passkeys/passkeys.ts'
import { listSessions, toUser, type UserRow, visitorOf } from './queries.ts'
import { emailCodes, knownDevices, userConsents, users } from './tables.ts'

const LIKES_MAX = 10_000

/** Returns what is kept of a user beside their orders. */
export async function getProfile(
  orm: Orm,
  user: UserRow,
  /** The log-in that asks; of staff, none. */
  currentFamily: string | undefined,
  now: Date,
): Promise<PersonalData['profile']> {
  const [consent] = await orm.select().from(userConsents).where(eq(userConsents.userId, user.id))
  const devices = await orm
    .select({ lastSeenAt: knownDevices.lastSeenAt })
    .from(knownDevices)
    .where(eq(knownDevices.userId, user.id))
    .orderBy(desc(knownDevices.lastSeenAt))
  const liked = await orm
    .select({ subject: likes.subject, id: likes.subjectId })
    .from(likes)
    .where(eq(likes.visitor, visitorOf(user)))
    .limit(LIKES_MAX)
  return {
    user: toUser(user),
    company: await getCompany(orm, user),
    consent: consent ? toConsent(consent) : null,
    mergedAccounts: await listMergedAccounts(orm, user.id),
    sessions: await listSessions(orm, user.id, currentFamily, now),
    passkeys: await listPasskeys(orm, user.id),
    devices: devices.map(({ lastSeenAt }) => ({ lastSeenAt: lastSeenAt.toISOString() })),
    likes: liked,
  }
}

/** Returns a consent as it is exported, of a user or of an order. */
export const toConsent = ({
  givenAt,
  textVersion,
  textSha256,
  ip,
  userAgent,
}: Omit<typeof userConsents.$inferSelect, 'userId'>) => ({
  givenAt: givenAt.toISOString(),
  textVersion,
  textSha256,
  ip,
  userAgent,
})

/** Deletes a user with company, sessions, passkeys, consent, devices, likes and codes; how often a thing was liked stays. */
export async function deleteUser(tx: Orm, user: UserRow): Promise<void> {
  await tx.delete(likes).where(eq(likes.visitor, visitorOf(user)))
  await tx.delete(views).where(eq(views.visitor, visitorOf(user)))
  for (const purpose of emailCodes.purpose.enumValues) await deleteCodes(tx, { purpose, email: user.email })
  await tx.delete(users).where(eq(users.id, user.id))
}
