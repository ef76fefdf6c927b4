import type { MergeSummary } from '@rapport/staff-contract/customers/merging'
import { and, count, eq, isNull } from 'drizzle-orm'
import { toVisitorId } from '../../accounts/queries.ts'
import { sessions, userConsents } from '../../accounts/tables.ts'
import { orderNotes } from '../../inbox/tables.ts'
import { orderConsents, orderFiles, orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { likes } from '../../reactions/tables.ts'
import { matchGuest } from '../guests/find-guest.ts'

/** Counts what a merge would move, and the log-ins it would end. */
export async function summarizeMerge(
  orm: Orm,
  personId: number,
  userId: number | undefined,
): Promise<MergeSummary> {
  const which = matchGuest(personId)
  const accountId = userId ?? 0
  return {
    orders: await getCount(orm.select({ number: count() }).from(orders).where(which)),
    files: await getCount(
      orm
        .select({ number: count() })
        .from(orderFiles)
        .innerJoin(orders, eq(orders.id, orderFiles.orderId))
        .where(and(which, isNull(orderFiles.removedAt))),
    ),
    notes: await getCount(
      orm
        .select({ number: count() })
        .from(orderNotes)
        .innerJoin(orders, eq(orders.id, orderNotes.orderId))
        .where(which),
    ),
    consents:
      (await getCount(
        orm
          .select({ number: count() })
          .from(orderConsents)
          .innerJoin(orders, eq(orders.id, orderConsents.orderId))
          .where(which),
      )) +
      (await getCount(
        orm.select({ number: count() }).from(userConsents).where(eq(userConsents.userId, accountId)),
      )),
    favorites: await getCount(
      orm
        .select({ number: count() })
        .from(likes)
        .where(eq(likes.visitor, toVisitorId({ id: accountId }))),
    ),
    sessions: await getCount(
      orm
        .select({ number: count() })
        .from(sessions)
        .where(and(eq(sessions.userId, accountId), isNull(sessions.replacedAt))),
    ),
  }
}

async function getCount(query: PromiseLike<{ number: number }[]>): Promise<number> {
  return (await query)[0]?.number ?? 0
}
