import { and, eq, notExists, sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { likes } from '../reactions/tables.ts'
import { moveCart } from './cart/cart.ts'
import { getCompany } from './company/company.ts'
import { deleteUser } from './personal-data.ts'
import { toVisitorId, type UserRow } from './queries.ts'
import { companyAddresses, companyContacts, mergedAccounts, userConsents, users } from './tables.ts'

/**
 * Merges an account into another; both must be locked for update. Likes, cart, missing profile fields, the larger
 * discount and the consent move.
 * Sessions, passkeys and codes of the merged account are deleted. The caller moves the orders.
 */
export async function mergeAccounts(tx: Orm, kept: UserRow, other: UserRow, now: Date): Promise<void> {
  await moveLikes(tx, kept, other)
  await fillProfile(tx, kept, other)
  await moveCart(tx, kept.id, other.id, now)
  const [consent] = await tx.select().from(userConsents).where(eq(userConsents.userId, other.id))
  await tx.update(mergedAccounts).set({ userId: kept.id }).where(eq(mergedAccounts.userId, other.id))
  await tx
    .insert(mergedAccounts)
    .values({
      id: other.id,
      userId: kept.id,
      email: other.email,
      passwordHash: other.passwordHash,
      mergedAt: now,
      ...(consent && {
        consentGivenAt: consent.givenAt,
        consentTextVersion: consent.textVersion,
        consentTextSha256: consent.textSha256,
        consentIp: consent.ip,
        consentUserAgent: consent.userAgent,
      }),
    })
  await deleteUser(tx, other)
}

/** Likes that both accounts have stay as those of the kept account. */
async function moveLikes(tx: Orm, kept: UserRow, other: UserRow): Promise<void> {
  const same = sql`(select from ${likes} as own where own.visitor = ${toVisitorId(kept)}
    and own.subject = ${likes}.subject and own.subject_id = ${likes}.subject_id)`
  await tx
    .update(likes)
    .set({ visitor: toVisitorId(kept) })
    .where(and(eq(likes.visitor, toVisitorId(other)), notExists(same)))
}

async function fillProfile(tx: Orm, kept: UserRow, other: UserRow): Promise<void> {
  await tx
    .update(users)
    .set({
      name: kept.name || other.name,
      phone: kept.phone ?? other.phone,
      cityId: kept.cityId ?? other.cityId,
    })
    .where(eq(users.id, kept.id))
  if (other.discountPercent > kept.discountPercent)
    await tx
      .update(users)
      .set({
        discountPercent: other.discountPercent,
        discountTitle: other.discountTitle,
        discountVersion: kept.discountVersion + 1,
      })
      .where(eq(users.id, kept.id))
  const { version, deliveryAddresses, contacts, ...texts } = await getCompany(tx, kept)
  if (deliveryAddresses.length + contacts.length > 0 || Object.values(texts).some(Boolean)) return
  const { company, inn, kpp, legalAddress } = other
  await tx
    .update(users)
    .set({ company, inn, kpp, legalAddress, companyVersion: version + 1 })
    .where(eq(users.id, kept.id))
  for (const table of [companyAddresses, companyContacts])
    await tx.update(table).set({ userId: kept.id }).where(eq(table.userId, other.id))
}
