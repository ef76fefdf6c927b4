import type { PersonalData } from '@rapport/contract/accounts/personal-data'
import { desc, eq } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { likes, views } from '../reactions/tables.ts'
import { getCart } from './cart/cart.ts'
import { deleteCodes } from './codes/codes.ts'
import { getCompany } from './company/company.ts'
import { listMergedAccounts } from './merged-accounts.ts'
import { listPasskeys } from './passkeys/passkeys.ts'
import { listSessions, toUser, toVisitorId, type UserRow } from './queries.ts'
import { emailCodes, knownDevices, userConsents, users } from './tables.ts'

const LIKES_MAX = 10_000

/** Returns the stored data of a user, without orders. */
export async function getProfile(
  orm: Orm,
  user: UserRow,
  /** The log-in of this request; undefined if staff request it. */
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
    .where(eq(likes.visitor, toVisitorId(user)))
    .limit(LIKES_MAX)
  return {
    user: toUser(user),
    company: await getCompany(orm, user),
    consent: consent ? toConsent(consent) : null,
    mergedAccounts: await listMergedAccounts(orm, user.id),
    sessions: await listSessions(orm, user.id, currentFamily, now),
    passkeys: await listPasskeys(orm, user.id),
    devices: devices.map(({ lastSeenAt }) => ({ lastSeenAt: lastSeenAt.toISOString() })),
    cart: (await getCart(orm, user.id)).lines,
    likes: liked,
  }
}

/** Returns the consent of a user or an order for an export. */
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

/** Deletes a user with company, cart, sessions, passkeys, consent, devices, likes and codes. Counts of likes stay. */
export async function deleteUser(tx: Orm, user: UserRow): Promise<void> {
  await tx.delete(likes).where(eq(likes.visitor, toVisitorId(user)))
  await tx.delete(views).where(eq(views.visitor, toVisitorId(user)))
  for (const purpose of emailCodes.purpose.enumValues) await deleteCodes(tx, { purpose, email: user.email })
  await tx.delete(users).where(eq(users.id, user.id))
}
