import { domainToUnicode } from 'node:url'
import { and, desc, inArray, isNull, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { orders } from '../tables.ts'

/** Orders that one log-in takes over, at most: the newest. The next one takes over more. */
const JOINED_MAX = 500

/** Makes the orders that nobody's account has yet, and that name a user's proven address, those of the user. */
export async function joinOrders(tx: Orm, { id, email }: { id: number; email: string }): Promise<void> {
  const withAddress = inArray(
    sql`lower(${orders.email})`,
    spellingsOf(email).map((spelling) => spelling.toLowerCase()),
  )
  const unclaimed = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(isNull(orders.userId), withAddress))
    .orderBy(desc(orders.placedAt))
    .limit(JOINED_MAX)
  // Orders go over one at a time: most log-ins have none, and wait for nobody.
  if (unclaimed.length === 0) return
  const ids = unclaimed.map((order) => order.id)
  await tx
    .update(orders)
    .set({ userId: id })
    .where(and(inArray(orders.id, ids), isNull(orders.userId), withAddress))
}

/** Returns an address as accounts have it, its domain in ASCII, and as it may have been typed into a form. */
function spellingsOf(email: string): string[] {
  const at = email.lastIndexOf('@') + 1
  return [email, email.slice(0, at) + domainToUnicode(email.slice(at))]
}
