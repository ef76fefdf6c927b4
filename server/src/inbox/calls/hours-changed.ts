import { CALL_AGAIN_MINUTES } from '@rapport/staff-contract/inbox/inbox-limits'
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import { cities } from '../../contacts/tables.ts'
import { siteProperties } from '../../content/tables.ts'
import { orders } from '../../orders/tables.ts'
import type { Database, Orm } from '../../platform/database/database.ts'
import { queryRows } from '../../platform/database/sql-arrays.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { lockOrder } from '../lock-order.ts'
import { isWaiting } from '../order-filter.ts'
import { orderCalls, orderHandling } from '../tables.ts'
import { getCallDeadline } from './call-deadline.ts'
import { enqueueCallReminder } from './call-reminders.ts'

/** Queue of updates after a change of opening hours. */
export const HOURS_QUEUE = 'order-hours'

/** Tables with opening hours. */
export const HOURS_TABLES: readonly string[] = ['cities', 'site_properties']

const PART = 100

/** Enqueues one job for all processes. Its key is the state of the tables, which every later change replaces. */
export async function enqueueHours(orm: Orm, jobs: Jobs): Promise<void> {
  const [state] = await queryRows<{ id: string }>(
    orm,
    sql`select md5(string_agg(name || id || ':' || xmin, ',' order by name, id)) as id from (
        select 'city' as name, id, xmin::text from ${cities}
        union all select 'site', id, xmin::text from ${siteProperties}) as versions`,
  )
  await jobs.enqueue(orm, HOURS_QUEUE, state?.id ?? 'none')
}

/** Recalculates the deadlines of waiting orders by the current hours. */
export async function updateCallMoments({
  database: { orm },
  jobs,
}: {
  database: Database
  jobs: Jobs
}): Promise<void> {
  let last = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const waiting = await orm
      .select({ id: orders.id })
      .from(orderHandling)
      .innerJoin(orders, eq(orders.id, orderHandling.orderId))
      .where(and(isWaiting, gt(orders.id, last)))
      .orderBy(asc(orders.id))
      .limit(PART)
    for (const { id } of waiting) await orm.transaction((tx) => updateCallMoment(tx, jobs, id))
    if (waiting.length < PART) return
    last = waiting.at(-1)?.id ?? last
  }
}

async function updateCallMoment(tx: Orm, jobs: Jobs, id: string): Promise<void> {
  const { cityId, placedAt, handling } = await lockOrder(tx, id)
  if (handling.callBy === null) return
  const [lastCall] = await tx
    .select({ at: orderCalls.at, outcome: orderCalls.outcome })
    .from(orderCalls)
    .where(eq(orderCalls.orderId, id))
    .orderBy(desc(orderCalls.id))
    .limit(1)
  // A time chosen by the customer does not depend on the hours.
  if (lastCall?.outcome === 'later') return
  const since = lastCall ? { from: lastCall.at, minutes: CALL_AGAIN_MINUTES } : { from: placedAt }
  const callBy = await getCallDeadline(tx, { cityId, ...since })
  if (callBy.getTime() === handling.callBy.getTime()) return
  const promisedBy = lastCall ? handling.promisedBy : callBy
  await tx.update(orderHandling).set({ callBy, promisedBy }).where(eq(orderHandling.orderId, id))
  await enqueueCallReminder(tx, jobs, id, callBy)
}
