import type { Company, CompanyForm } from '@rapport/contract/accounts/company'
import { messages } from '@rapport/contract/errors/messages'
import type { Payer } from '@rapport/contract/requisites/payer'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { UserRow } from '../queries.ts'
import { lockUser } from '../sessions/sessions.ts'
import { companyAddresses, companyContacts, users } from '../tables.ts'

/** Returns the company of a user; fields without a value are empty. */
export async function getCompany(orm: Orm, user: UserRow): Promise<Company> {
  const addresses = await orm
    .select({ address: companyAddresses.address })
    .from(companyAddresses)
    .where(eq(companyAddresses.userId, user.id))
    .orderBy(asc(companyAddresses.position))
  const { name, post, phone, email } = companyContacts
  const contacts = await orm
    .select({ name, post, phone, email })
    .from(companyContacts)
    .where(eq(companyContacts.userId, user.id))
    .orderBy(asc(companyContacts.position))
  return {
    version: user.companyVersion,
    name: user.company ?? '',
    inn: user.inn ?? '',
    kpp: user.kpp ?? '',
    legalAddress: user.legalAddress ?? '',
    deliveryAddresses: addresses.map(({ address }) => address),
    contacts,
  }
}

/** Replaces the company of a user. Throws 409 if `version` is stale: two windows must not mix their lists. */
export function updateCompany(orm: Orm, userId: number, form: CompanyForm): Promise<Company> {
  return orm.transaction(async (tx) => {
    const current = await lockUser(tx, userId, 'update')
    if (!current) throw new ApiError(401, messages.unauthorized)
    if (current.companyVersion !== form.version) throw new ApiError(409, messages.companyChanged)
    const version = form.version + 1
    await tx
      .update(users)
      .set({
        company: form.name || null,
        inn: form.inn || null,
        kpp: form.kpp || null,
        legalAddress: form.legalAddress || null,
        companyVersion: version,
      })
      .where(eq(users.id, userId))
    await replaceLists(tx, userId, form)
    return { ...form, version }
  })
}

/**
 * Stores the requisites of a company in an account that has none. A private person's name is no company. Returns whether
 * they were stored.
 */
export async function fillCompany(
  orm: Orm,
  userId: number,
  { name, inn, kpp, address }: Payer,
): Promise<boolean> {
  if (inn === '') return false
  const { company, legalAddress, companyVersion } = users
  const isEmpty = and(isNull(company), isNull(users.inn), isNull(users.kpp), isNull(legalAddress))
  const filled = await orm
    .update(users)
    .set({
      company: name,
      inn,
      kpp: kpp || null,
      legalAddress: address || null,
      companyVersion: sql`${companyVersion} + 1`,
    })
    .where(and(eq(users.id, userId), isEmpty))
    .returning({ id: users.id })
  return filled.length > 0
}

async function replaceLists(
  tx: Orm,
  userId: number,
  { deliveryAddresses, contacts }: CompanyForm,
): Promise<void> {
  await tx.delete(companyAddresses).where(eq(companyAddresses.userId, userId))
  await tx.delete(companyContacts).where(eq(companyContacts.userId, userId))
  if (deliveryAddresses.length > 0)
    await tx
      .insert(companyAddresses)
      .values(deliveryAddresses.map((address, position) => ({ userId, position, address })))
  if (contacts.length > 0)
    await tx
      .insert(companyContacts)
      .values(contacts.map((contact, position) => ({ userId, position, ...contact })))
}
