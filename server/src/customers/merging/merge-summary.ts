import type { MergeSummary } from '@rapport/staff-contract/customers/merging'
import { and, count, eq, isNull } from 'drizzle-orm'
import { toVisitorId } from '../../accounts/queries.ts'
import { sessions, userConsents } from '../../accounts/tables.ts'
import { orderNotes } from '../../inbox/tables.ts'
import { orderConsents, orderFiles, orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { likes } from '../../reactions/tables.ts'
import { ofGuest } from '../guests/find-guest.ts'

/** Returns how much goes over with somebody, and how many log-ins end. */
export async function summarizeMerge(
  orm: Orm,
  personId: number,
  userId: number | undefined,
): Promise<MergeSummary> {
  const which = ofGuest(personId)
  const own = userId ?? 0
  return {
    orders: await numberOf(orm.select({ number: count() }).from(orders).where(which)),
    files: await numberOf(
      orm
        .select({ number: count() })
        .from(orderFiles)
        .innerJoin(orders, eq(orders.id, orderFiles.orderId))
        .where(and(which, isNull(orderFiles.removedAt))),
    ),
    notes: await numberOf(
      orm
        .select({ number: count() })
        .from(orderNotes)
        .innerJoin(orders, eq(orders.id, orderNotes.orderId))
        .where(which),
    ),
    consents:
      (await numberOf(
        orm
          .select({ number: count() })
          .from(orderConsents)
          .innerJoin(orders, eq(orders.id, orderConsents.orderId))
          .where(which),
      )) +
      (await numberOf(
        orm.select({ number: count() }).from(userConsents).where(eq(userConsents.userId, own)),
      )),
    favorites: await numberOf(
      orm
        .select({ number: count() })
        .from(likes)
        .where(eq(likes.visitor, toVisitorId({ id: own }))),
    ),
    sessions: await numberOf(
      orm
        .select({ number: count() })
        .from(sessions)
        .where(and(eq(sessions.userId, own), isNull(sessions.replacedAt))),
    ),
  }
}

async function numberOf(query: PromiseLike<{ number: number }[]>): Promise<number> {
  return (await query)[0]?.number ?? 0
}
