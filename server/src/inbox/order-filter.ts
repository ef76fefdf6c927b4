import { addDays, fromMoscowDay } from '@rapport/contract/hours/moscow-time'
import type { InboxView } from '@rapport/staff-contract/inbox/inbox'
import { ORDER_SOURCES_MAX, ORDERS_SCANNED_MAX } from '@rapport/staff-contract/inbox/inbox-limits'
import type { OrderFilter } from '@rapport/staff-contract/inbox/order-list'
import {
  and,
  asc,
  desc,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  not,
  type SQL,
  sql,
} from 'drizzle-orm'
import { cities } from '../contacts/tables.ts'
import { getOrderRules } from '../order-rules/get-order-rules.ts'
import { isUndelivered as isUndeliveredNotification } from '../orders/notifications/undelivered.ts'
import { orderFiles, orderNotifications, orders } from '../orders/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { orderProduction } from '../production/tables.ts'
import { selectUnanswered } from './conversation/unanswered.ts'
import { orderHandling, orderNotes, orderReminders } from './tables.ts'

/** A list of orders as a staff member views it. */
export interface OrderQuery extends OrderFilter {
  view: InboxView
  viewerId: number
  /** The moment that decides which terms have passed. */
  now: Date
}

/** Orders with a due call. */
export const isWaiting = and(isNotNull(orderHandling.callBy), ne(orders.status, 'refused'))

/** Host of the referrer, such as `yandex.ru`. */
const referrerHost = sql<string>`substring(lower(${orders.referrerUrl}) from '^https?://(?:www[.])?([^/:?#]+)')`

/** Returns the condition of a list of orders, without its search text. */
export function matchFilter(orm: Orm, query: OrderQuery): SQL | undefined {
  const { status, assignee, origin, source, referrer, city, stage, files, from, to, viewerId } = query
  const hasFiles = exists(
    orm.select({ id: orderFiles.id }).from(orderFiles).where(eq(orderFiles.orderId, orders.id)),
  )
  return and(
    matchView(orm, query),
    status && eq(orders.status, status),
    assignee === undefined ? undefined : isAssignedTo(assignee === 'mine' ? viewerId : assignee),
    origin && eq(orders.origin, origin),
    source === undefined ? undefined : eq(orders.utmSource, source),
    referrer === undefined ? undefined : eq(referrerHost, referrer),
    city === undefined ? undefined : eq(orders.cityId, city),
    stage === undefined ? undefined : isAtStage(orm, stage),
    files && (files === 'yes' ? hasFiles : not(hasFiles)),
    from ? gte(orders.placedAt, fromMoscowDay(from)) : undefined,
    to ? lt(orders.placedAt, fromMoscowDay(addDays(to, 1))) : undefined,
  )
}

/** Returns the condition for orders whose term has passed. */
export const isLate = (now: Date): SQL => lte(orders.dueAt, now)

function matchView(orm: Orm, { view, viewerId, now }: OrderQuery): SQL | undefined {
  if (view === 'queue') return isWaiting
  if (view === 'mentioned') return mentions(orm, viewerId)
  if (view === 'late') return isLate(now)
  if (view === 'unanswered') return hasUnanswered(orm)
  if (view === 'reminders') return isReminded(orm, viewerId)
  return view === 'undelivered' ? isUndelivered(orm) : undefined
}

const isAssignedTo = (id: number | 'nobody'): SQL =>
  id === 0 || id === 'nobody' ? isNull(orderHandling.assigneeId) : eq(orderHandling.assigneeId, id)

const isAtStage = (orm: Orm, stage: string): SQL =>
  inArray(
    orders.id,
    orm
      .select({ id: orderProduction.orderId })
      .from(orderProduction)
      .where(eq(orderProduction.stageId, stage)),
  )

const isUndelivered = (orm: Orm): SQL =>
  exists(
    orm
      .select({ id: orderNotifications.id })
      .from(orderNotifications)
      .where(and(eq(orderNotifications.orderId, orders.id), isUndeliveredNotification)),
  )

const hasUnanswered = (orm: Orm): SQL => inArray(orders.id, selectUnanswered(orm))

const isReminded = (orm: Orm, staffId: number): SQL =>
  exists(
    orm
      .select({ id: orderReminders.id })
      .from(orderReminders)
      .where(
        and(
          eq(orderReminders.orderId, orders.id),
          eq(orderReminders.staffId, staffId),
          isNotNull(orderReminders.dueAt),
        ),
      ),
  )

const mentions = (orm: Orm, staffId: number): SQL =>
  exists(
    orm
      .select({ id: orderNotes.id })
      .from(orderNotes)
      .where(
        and(
          eq(orderNotes.orderId, orders.id),
          sql`${orderNotes.mentions} @> ${JSON.stringify([staffId])}::jsonb`,
        ),
      ),
  )

/** Returns the values of filters: sources and referrers of the latest orders, all cities and stages. */
export async function findChoices(orm: Orm) {
  const latest = orm
    .select({ source: orders.utmSource, referrer: referrerHost.as('referrer') })
    .from(orders)
    .orderBy(desc(orders.placedAt))
    .limit(ORDERS_SCANNED_MAX)
    .as('latest')
  const { source, referrer } = latest
  const sources = await orm
    .selectDistinct({ source })
    .from(latest)
    .where(isNotNull(source))
    .orderBy(asc(source))
    .limit(ORDER_SOURCES_MAX)
  const referrers = await orm
    .selectDistinct({ referrer })
    .from(latest)
    .where(isNotNull(referrer))
    .orderBy(asc(referrer))
    .limit(ORDER_SOURCES_MAX)
  const offices = await orm
    .select({ id: cities.id, name: cities.city })
    .from(cities)
    .orderBy(asc(cities.city), asc(cities.id))
  return {
    sources: sources.flatMap((row) => row.source ?? []),
    referrers: referrers.map((row) => row.referrer),
    cities: offices,
    stages: (await getOrderRules(orm)).stages.map(({ id, title }) => ({ id, title })),
  }
}
