import { and, eq, notExists, sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { likes } from '../reactions/tables.ts'
import { getCompany } from './company/company.ts'
import { deleteUser } from './personal-data.ts'
import { type UserRow, visitorOf } from './queries.ts'
import { companyAddresses, companyContacts, mergedAccounts, userConsents, users } from './tables.ts'

/**
 * Makes one account of two that are both locked for an update: favourites go over, and what the kept one does not say of itself; log-ins,
 * passkeys and codes of the other end. Orders are moved by whoever calls.
 */
export async function mergeAccounts(tx: Orm, kept: UserRow, other: UserRow, now: Date): Promise<void> {
  await moveLikes(tx, kept, other)
  await fillProfile(tx, kept, other)
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

/** What both like stays as the kept one liked it. */
async function moveLikes(tx: Orm, kept: UserRow, other: UserRow): Promise<void> {
  const same = sql`(select from ${likes} as own where own.visitor = ${visitorOf(kept)}
    and own.subject = ${likes}.subject and own.subject_id = ${likes}.subject_id)`
  await tx
    .update(likes)
    .set({ visitor: visitorOf(kept) })
    .where(and(eq(likes.visitor, visitorOf(other)), notExists(same)))
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
