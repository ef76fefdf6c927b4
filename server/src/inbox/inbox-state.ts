import type { InboxState } from '@rapport/staff-contract/inbox/inbox'
import { INBOX_COUNT_MAX } from '@rapport/staff-contract/inbox/inbox-limits'
import { and, count, desc, eq, isNotNull, lte } from 'drizzle-orm'
import { isUndelivered } from '../orders/notifications/undelivered.ts'
import { orderNotifications, orders } from '../orders/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { selectUnanswered } from './conversation/unanswered.ts'
import { isWaiting } from './order-filter.ts'
import { orderHandling, orderReminders } from './tables.ts'

/** Returns counts of waiting, overdue, undelivered and unanswered orders and of the viewer's reminders, and the newest order. */
export async function getInboxState(orm: Orm, now: Date, viewerId: number): Promise<InboxState> {
  const [newest] = await orm
    .select({ id: orders.id, number: orders.number, placedAt: orders.placedAt })
    .from(orders)
    .orderBy(desc(orders.placedAt), desc(orders.number))
    .limit(1)
  return {
    now: now.toISOString(),
    waiting: await countWaiting(orm),
    overdue: await countWaiting(orm, now),
    undelivered: await countUndelivered(orm),
    reminders: await countReminders(orm, viewerId),
    unanswered: await countUnanswered(orm),
    newest: newest ? { ...newest, placedAt: newest.placedAt.toISOString() } : null,
  }
}

/** Counts orders waiting for a call, up to INBOX_COUNT_MAX; with `dueAt` only those due by then. */
async function countWaiting(orm: Orm, dueAt?: Date): Promise<number> {
  const waiting = orm
    .select({ id: orders.id })
    .from(orderHandling)
    .innerJoin(orders, eq(orders.id, orderHandling.orderId))
    .where(and(isWaiting, dueAt && lte(orderHandling.callBy, dueAt)))
    .limit(INBOX_COUNT_MAX)
    .as('waiting')
  const [row] = await orm.select({ number: count() }).from(waiting)
  return row?.number ?? 0
}

/** Counts orders with an undelivered notification, up to INBOX_COUNT_MAX. */
async function countUndelivered(orm: Orm): Promise<number> {
  const failed = orm
    .selectDistinct({ id: orderNotifications.orderId })
    .from(orderNotifications)
    .where(isUndelivered)
    .limit(INBOX_COUNT_MAX)
    .as('failed')
  const [row] = await orm.select({ number: count() }).from(failed)
  return row?.number ?? 0
}

/** Counts orders whose customer wrote and got no answer, up to INBOX_COUNT_MAX. */
async function countUnanswered(orm: Orm): Promise<number> {
  const unanswered = selectUnanswered(orm).limit(INBOX_COUNT_MAX).as('unanswered')
  const [row] = await orm.select({ number: count() }).from(unanswered)
  return row?.number ?? 0
}

/** Counts orders with a due reminder of a staff member, up to INBOX_COUNT_MAX. */
async function countReminders(orm: Orm, staffId: number): Promise<number> {
  const due = orm
    .selectDistinct({ id: orderReminders.orderId })
    .from(orderReminders)
    .where(and(eq(orderReminders.staffId, staffId), isNotNull(orderReminders.dueAt)))
    .limit(INBOX_COUNT_MAX)
    .as('due')
  const [row] = await orm.select({ number: count() }).from(due)
  return row?.number ?? 0
}
