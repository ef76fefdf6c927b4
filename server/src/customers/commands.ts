import type { PriceList } from '@rapport/contract/prices/prices'
import { customerMessages } from '@rapport/staff-contract/customers/customer-messages'
import { eq } from 'drizzle-orm'
import type { AccountDeps } from '../accounts/account-deps.ts'
import type { UserRow } from '../accounts/queries.ts'
import { deleteSession, deleteUserSessions, lockUser } from '../accounts/sessions/sessions.ts'
import { sessions, users } from '../accounts/tables.ts'
import { forgetCustomer } from '../inbox/commands.ts'
import { forgetInvoices } from '../invoices/forget-invoices.ts'
import { forgetOffers } from '../offers/forget-offers.ts'
import { matchCustomer } from '../orders/customer-orders.ts'
import { type ErasedOrders, eraseOrders } from '../orders/erase-orders.ts'
import { removeAccount } from '../personal-data/remove-account.ts'
import type { Orm } from '../platform/database/database.ts'
import { ApiError, notFound, orNotFound } from '../platform/http/api-error.ts'
import { fieldError } from '../platform/http/field-errors.ts'
import { checkVersion } from '../platform/versions/check-version.ts'
import { forgetStageMails } from '../production/stage-mails/forget-stage-mails.ts'
import { forgetProofs } from '../proofs/forget-proofs.ts'
import type { AuditEntry } from '../staff/audit/audit-log.ts'
import { countOpenOrders, getPriceListVersion } from './get-customer.ts'
import { customerPriceLists } from './tables.ts'

/** The staff member who changes a customer, and the time. */
export interface CustomerAuthor {
  staffId: number
  now: Date
  /** Writes an audit row in the transaction of the change. */
  audit(tx: Orm, entry: AuditEntry): Promise<void>
}

const lockCustomer = (tx: Orm, id: number): Promise<UserRow> => orNotFound(lockUser(tx, id, 'update'))

/**
 * Assigns a price list to a customer; the site shows its prices at once. Throws 400 without `version`, 409 if
 * `version` is stale.
 */
export async function assignPriceList(
  tx: Orm,
  id: number,
  { version, priceList }: { version?: number | undefined; priceList: PriceList },
  { staffId, now, audit }: CustomerAuthor,
): Promise<void> {
  const user = await lockCustomer(tx, id)
  await checkVersion(version, await getPriceListVersion(tx, id), customerMessages)
  await tx.insert(customerPriceLists).values({ userId: id, priceList, givenAt: now, staffId })
  await tx.update(users).set({ priceList }).where(eq(users.id, id))
  const changed = { before: { priceList: user.priceList }, after: { priceList } }
  await audit(tx, { subject: 'customer', subjectId: id, ...changed })
}

/**
 * Gives a customer a discount; their calculations have it at once. Throws 400 without `version`, 409 if `version` is
 * stale.
 */
export async function giveDiscount(
  tx: Orm,
  id: number,
  { version, percent, title }: { version?: number | undefined; percent: number; title: string },
  { audit }: Pick<CustomerAuthor, 'audit'>,
): Promise<void> {
  const { discountVersion, discountPercent, discountTitle } = await lockCustomer(tx, id)
  await checkVersion(version, discountVersion, {
    versionRequired: customerMessages.discountVersionRequired,
    versionStale: customerMessages.discountStale,
  })
  await tx
    .update(users)
    .set({ discountPercent: percent, discountTitle: title, discountVersion: discountVersion + 1 })
    .where(eq(users.id, id))
  const changed = {
    before: { discountPercent, discountTitle },
    after: { discountPercent: percent, discountTitle: title },
  }
  await audit(tx, { subject: 'customer', subjectId: id, ...changed })
}

/** Ends a log-in and returns its user's id. Throws 404 if it has ended. */
export async function endSession(tx: Orm, familyId: string, { audit }: CustomerAuthor): Promise<number> {
  const [session] = await tx
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(eq(sessions.familyId, familyId))
    .limit(1)
  if (!session || !(await deleteSession(tx, { familyId, userId: session.userId }))) throw notFound()
  await audit(tx, { subject: 'customer', subjectId: session.userId, after: { endedSessions: 1 } })
  return session.userId
}

export async function endSessions(tx: Orm, id: number, { audit }: CustomerAuthor): Promise<void> {
  await lockCustomer(tx, id)
  await deleteUserSessions(tx, id)
  await audit(tx, { subject: 'customer', subjectId: id })
}

/**
 * Erases a customer with the personal data in their orders. Returns the orders and the files still in the store.
 * Throws 422 if `contact` is not the customer's address. Throws 409 if orders are open and `withOpenOrders` is false.
 */
export async function eraseCustomer(
  tx: Orm,
  id: number,
  { contact, withOpenOrders }: { contact: string; withOpenOrders: boolean },
  { accounts, audit }: { accounts: AccountDeps } & Pick<CustomerAuthor, 'audit'>,
): Promise<ErasedOrders> {
  const user = await lockCustomer(tx, id)
  if (contact.toLowerCase() !== user.email.toLowerCase())
    throw fieldError('contact', customerMessages.eraseEmail)
  if (!withOpenOrders && (await countOpenOrders(tx, matchCustomer(user))) > 0)
    throw new ApiError(409, customerMessages.openOrders)
  const erased = await eraseOrders(tx, matchCustomer(user))
  await forgetCustomer(tx, erased.orderIds)
  await forgetOffers(tx, erased.orderIds)
  await forgetProofs(tx, erased.orderIds)
  await forgetStageMails(tx, erased.orderIds)
  await forgetInvoices(tx, erased.orderIds)
  // The mail must not contain the IP address and device of the staff member.
  await removeAccount(tx, accounts, user, { ip: '', userAgent: '', device: undefined })
  await audit(tx, { subject: 'customer', subjectId: id, after: { orders: erased.orderIds.length } })
  return erased
}
