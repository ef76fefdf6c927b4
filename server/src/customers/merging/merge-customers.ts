import { customerMessages } from '@rapport/staff-contract/customers/customer-messages'
import type { mergeForm } from '@rapport/staff-contract/customers/merging'
import { eq } from 'drizzle-orm'
import type * as z from 'zod/v4/core'
import { mergeAccounts } from '../../accounts/merge-accounts.ts'
import type { UserRow } from '../../accounts/queries.ts'
import { lockUser } from '../../accounts/sessions/sessions.ts'
import { moveCalculations } from '../../calculations/stored/retention.ts'
import { lockPeople, moveOrders } from '../../orders/customer-orders.ts'
import { findOrderNumberById } from '../../orders/queries.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError, notFound } from '../../platform/http/api-error.ts'
import type { CustomerAuthor } from '../commands.ts'
import { findGuestId, matchGuest } from '../guests/find-guest.ts'
import { people } from '../tables.ts'

export type MergedCustomer = z.output<typeof mergeForm>

/** Returns the person to merge. Throws 422 for the kept account itself, 404 if the person is missing. */
export async function findMergedPerson(
  tx: Orm,
  keptId: number,
  { userId, orderId }: MergedCustomer,
): Promise<number> {
  if (userId === keptId) throw new ApiError(422, customerMessages.mergeItself)
  if (orderId !== undefined) return orGone(await findGuestId(tx, orderId))
  const [person] =
    userId === undefined
      ? []
      : await tx.select({ id: people.id }).from(people).where(eq(people.userId, userId))
  return orGone(person?.id)
}

function orGone<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new ApiError(404, customerMessages.mergeGone)
  return value
}

/**
 * Merges an account or a guest into the account of a customer. All orders move, with files, notes and consents. Of
 * two simultaneous merges the second gets a 404.
 */
export async function mergeCustomers(
  tx: Orm,
  keptId: number,
  form: MergedCustomer,
  { now, audit }: CustomerAuthor,
): Promise<void> {
  const { userId, orderId } = form
  const { kept, other } = await lockBoth(tx, keptId, userId)
  // Keeps the guest's orders unchanged until the transaction ends.
  await lockPeople(tx)
  const personId = await findMergedPerson(tx, keptId, form)
  const number = await moveOrders(tx, matchGuest(personId), keptId)
  if (other) {
    await moveCalculations(tx, other.id, kept.id)
    await mergeAccounts(tx, kept, other, now)
  }
  const merged = other
    ? { mergedAccount: other.id }
    : { mergedOrder: await findOrderNumberById(tx, orderId ?? '') }
  await audit(tx, { subject: 'customer', subjectId: keptId, after: { ...merged, movedOrders: number } })
}

/** Locks two accounts in the order of their ids, so that the opposite merge cannot cause a deadlock. */
async function lockBoth(
  tx: Orm,
  keptId: number,
  otherId: number | undefined,
): Promise<{ kept: UserRow; other: UserRow | undefined }> {
  const locked = new Map<number, UserRow>()
  for (const id of [keptId, ...(otherId === undefined ? [] : [otherId])].sort((one, two) => one - two)) {
    const row = await lockUser(tx, id, 'update')
    if (row) locked.set(id, row)
  }
  const kept = locked.get(keptId)
  if (!kept) throw notFound()
  if (otherId === undefined) return { kept, other: undefined }
  return { kept, other: orGone(locked.get(otherId)) }
}
