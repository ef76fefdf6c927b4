import type { PriceList } from '@rapport/contract/prices/prices'
import { customerMessages } from '@rapport/staff-contract/customers/customer-messages'
import { eq } from 'drizzle-orm'
import type { AccountDeps } from '../accounts/account-deps.ts'
import type { UserRow } from '../accounts/queries.ts'
import { deleteSession, deleteUserSessions, lockUser } from '../accounts/sessions/sessions.ts'
import { sessions, users } from '../accounts/tables.ts'
import { forgetCustomer } from '../inbox/commands.ts'
import { matchCustomer } from '../orders/customer-orders.ts'
import { type ErasedOrders, eraseOrders } from '../orders/erase-orders.ts'
import { removeAccount } from '../personal-data/remove-account.ts'
import type { Orm } from '../platform/database/database.ts'
import { ApiError, notFound, orNotFound } from '../platform/http/api-error.ts'
import { fieldError } from '../platform/http/field-errors.ts'
import { checkVersion } from '../platform/versions/check-version.ts'
import type { AuditEntry } from '../staff/audit/audit-log.ts'
import { countOpenOrders, getPriceListVersion } from './get-customer.ts'
import { customerPriceLists } from './tables.ts'

/** Who does something about a customer, and when. */
export interface CustomerAuthor {
  staffId: number
  now: Date
  /** Writes to the audit log, within the transaction that does it. */
  audit(tx: Orm, entry: AuditEntry): Promise<void>
}

const lockCustomer = (tx: Orm, id: number): Promise<UserRow> => orNotFound(lockUser(tx, id, 'update'))

/**
 * Gives a customer a price list: from then on the site shows them its prices. Throws the 400 of who does not say from which version
 * they started, and the 409 of who started from another than the present.
 */
export async function givePriceList(
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

/** Ends one log-in; returns whose it was. Throws the 404 of one that has ended. */
export async function endSession(tx: Orm, familyId: string, { audit }: CustomerAuthor): Promise<number> {
  const [found] = await tx
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(eq(sessions.familyId, familyId))
    .limit(1)
  if (!found || !(await deleteSession(tx, { familyId, userId: found.userId }))) throw notFound()
  await audit(tx, { subject: 'customer', subjectId: found.userId, after: { endedSessions: 1 } })
  return found.userId
}

/** Ends every log-in of a customer. */
export async function endSessions(tx: Orm, id: number, { audit }: CustomerAuthor): Promise<void> {
  await lockCustomer(tx, id)
  await deleteUserSessions(tx, id)
  await audit(tx, { subject: 'customer', subjectId: id })
}

/**
 * Erases a customer, and takes them out of their orders; returns what of those is still in the store. Throws the 422 where the
 * address is not theirs, and the 409 where orders are in work and that is not said to be known.
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
  // The mail tells whom it was about, not who of the staff pressed the button.
  await removeAccount(tx, accounts, user, { ip: '', userAgent: '', device: undefined })
  await audit(tx, { subject: 'customer', subjectId: id, after: { orders: erased.orderIds.length } })
  return erased
}
