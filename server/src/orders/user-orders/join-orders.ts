import { domainToUnicode } from 'node:url'
import { and, desc, inArray, isNull, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { orders } from '../tables.ts'

/** Orders that one log-in claims, newest first; the next log-in claims more. */
const JOINED_MAX = 500

/** Assigns orders without an account to the user whose proven email they name. */
export async function joinOrders(tx: Orm, { id, email }: { id: number; email: string }): Promise<void> {
  const hasEmail = inArray(
    sql`lower(${orders.email})`,
    listSpellings(email).map((spelling) => spelling.toLowerCase()),
  )
  const unclaimed = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(isNull(orders.userId), hasEmail))
    .orderBy(desc(orders.placedAt))
    .limit(JOINED_MAX)
  // Updates of owners wait for each other. Most log-ins claim nothing and skip the lock.
  if (unclaimed.length === 0) return
  const ids = unclaimed.map((order) => order.id)
  await tx
    .update(orders)
    .set({ userId: id })
    .where(and(inArray(orders.id, ids), isNull(orders.userId), hasEmail))
}

/** Returns an email with its domain in ASCII, as accounts store it, and in Unicode, as forms may send it. */
function listSpellings(email: string): string[] {
  const at = email.lastIndexOf('@') + 1
  return [email, email.slice(0, at) + domainToUnicode(email.slice(at))]
}
