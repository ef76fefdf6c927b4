import {
  CUSTOMER_ORDERS_MAX,
  CUSTOMER_PRICE_LISTS_MAX,
} from '@rapport/staff-contract/customers/customer-limits'
import type { Customer } from '@rapport/staff-contract/customers/customers'
import { and, count, desc, eq, getTableColumns, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import { getCompany } from '../accounts/company/company.ts'
import { listMergedAccounts } from '../accounts/merged-accounts.ts'
import { listSessions, type UserRow } from '../accounts/queries.ts'
import { consentTexts, userConsents, users } from '../accounts/tables.ts'
import { matchCustomer } from '../orders/customer-orders.ts'
import { orderSummary } from '../orders/order-columns.ts'
import { orderConsents, orders } from '../orders/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import type { Geoip } from '../platform/geoip/geoip.ts'
import { staff } from '../staff/tables.ts'
import { selectAccounts, toCustomerPreview } from './select-accounts.ts'
import { customerPriceLists } from './tables.ts'

/** Returns a customer as staff see them, or undefined if the account is missing. */
export async function findCustomer(
  orm: Orm,
  id: number,
  { geoip, now }: { geoip: Geoip; now: Date },
): Promise<Customer | undefined> {
  const [preview] = await selectAccounts(orm).where(eq(users.id, id))
  const [user] = await orm.select().from(users).where(eq(users.id, id))
  if (!preview || !user) return undefined
  const merged = await listMergedAccounts(orm, id)
  const sessions = await listSessions(orm, id, undefined, now)
  return {
    ...toCustomerPreview(preview),
    details: await getCompany(orm, user),
    version: await getPriceListVersion(orm, id),
    priceLists: await listPriceLists(orm, id),
    discount: { percent: user.discountPercent, title: user.discountTitle, version: user.discountVersion },
    orders: await listMatchingOrders(orm, matchCustomer(user)),
    openOrderCount: await countOpenOrders(orm, matchCustomer(user)),
    consents: await listConsents(orm, user, merged),
    mergedAccounts: merged.map(({ email, mergedAt }) => ({ email, mergedAt })),
    sessions: sessions.map(({ current: _, ...session }) => ({
      ...session,
      place: geoip.findPlace(session.network) ?? null,
    })),
  }
}

/** Returns the version of a customer's price list; 0 if staff never assigned one. */
export async function getPriceListVersion(orm: Orm, userId: number): Promise<number> {
  const [last] = await orm
    .select({ id: customerPriceLists.id })
    .from(customerPriceLists)
    .where(eq(customerPriceLists.userId, userId))
    .orderBy(desc(customerPriceLists.id))
    .limit(1)
  return last?.id ?? 0
}

/** Counts matching orders that are neither done nor refused. */
export async function countOpenOrders(orm: Orm, which: SQL): Promise<number> {
  const [row] = await orm
    .select({ number: count() })
    .from(orders)
    .where(and(which, notInArray(orders.status, ['done', 'refused'])))
  return row?.number ?? 0
}

async function listPriceLists(orm: Orm, userId: number): Promise<Customer['priceLists']> {
  const { priceList, givenAt, staffId } = customerPriceLists
  const rows = await orm
    .select({ priceList, givenAt, by: { id: staff.id, name: staff.name } })
    .from(customerPriceLists)
    .leftJoin(staff, eq(staff.id, staffId))
    .where(eq(customerPriceLists.userId, userId))
    .orderBy(desc(customerPriceLists.id))
    .limit(CUSTOMER_PRICE_LISTS_MAX)
  return rows.map((row) => ({ ...row, givenAt: row.givenAt.toISOString() }))
}

/** Returns matching orders, newest first. */
export async function listMatchingOrders(orm: Orm, which: SQL): Promise<Customer['orders']> {
  const { id, number, placedAt, status } = orders
  const rows = await orm
    .select({ id, number, placedAt, status, summary: orderSummary })
    .from(orders)
    .where(which)
    .orderBy(desc(placedAt), desc(number))
    .limit(CUSTOMER_ORDERS_MAX)
  return rows.map((row) => ({ ...row, placedAt: row.placedAt.toISOString() }))
}

const isTextKept = sql<boolean>`${consentTexts.sha256} is not null`

/** Returns the consents of matching orders, newest first. */
export async function listOrderConsents(orm: Orm, which: SQL): Promise<Customer['consents']> {
  const { givenAt, textVersion, textSha256, ip } = orderConsents
  const rows = await orm
    .select({ orderNumber: orders.number, givenAt, textVersion, textSha256, ip, isTextKept })
    .from(orderConsents)
    .innerJoin(orders, eq(orders.id, orderConsents.orderId))
    .leftJoin(consentTexts, eq(consentTexts.sha256, textSha256))
    .where(which)
    .orderBy(desc(givenAt))
    .limit(CUSTOMER_ORDERS_MAX)
  return rows.map((row) => ({ ...row, mergedEmail: null, givenAt: row.givenAt.toISOString() }))
}

type MergedAccounts = Awaited<ReturnType<typeof listMergedAccounts>>

async function listConsents(orm: Orm, user: UserRow, merged: MergedAccounts): Promise<Customer['consents']> {
  const [registration] = await orm
    .select({ ...getTableColumns(userConsents), isTextKept })
    .from(userConsents)
    .leftJoin(consentTexts, eq(consentTexts.sha256, userConsents.textSha256))
    .where(eq(userConsents.userId, user.id))
  const registrationConsents = registration
    ? [{ ...registration, givenAt: registration.givenAt.toISOString(), orderNumber: null, mergedEmail: null }]
    : []
  const mergedConsents = await listMergedConsents(orm, merged)
  return [
    ...(await listOrderConsents(orm, matchCustomer(user))),
    ...registrationConsents,
    ...mergedConsents,
  ].sort((one, other) => Date.parse(other.givenAt) - Date.parse(one.givenAt))
}

async function listMergedConsents(orm: Orm, merged: MergedAccounts): Promise<Customer['consents']> {
  const given = merged.flatMap(({ email, consent }) => (consent ? [{ email, ...consent }] : []))
  const hashes = given.flatMap(({ textSha256 }) => textSha256 ?? [])
  const kept =
    hashes.length > 0
      ? await orm
          .select({ sha256: consentTexts.sha256 })
          .from(consentTexts)
          .where(inArray(consentTexts.sha256, hashes))
      : []
  return given.map(({ email, givenAt, textVersion, textSha256, ip }) => ({
    mergedEmail: email,
    orderNumber: null,
    givenAt,
    textVersion,
    textSha256,
    ip,
    isTextKept: kept.some(({ sha256 }) => sha256 === textSha256),
  }))
}
