import { addDays, fromMoscowDay } from '@rapport/contract/hours/moscow-time'
import { ORDER_SOURCES_MAX } from '@rapport/contract/inbox/inbox-limits'
import { and, asc, eq, exists, gte, isNotNull, lt, not, type SQL } from 'drizzle-orm'
import { cities } from '../contacts/tables.ts'
import { orderFiles, orders } from '../orders/tables.ts'
import type { Orm } from '../platform/database/database.ts'

export interface OrderFilter {
  source?: string | undefined
  city?: number | undefined
  files?: 'yes' | 'no' | undefined
  /** Days of Moscow’s calendar on which it came, both included. */
  from?: string | undefined
  to?: string | undefined
}

/** Returns the condition of a filter: where orders came from, what they have and when they came. */
export function meetsFilter(orm: Orm, { source, city, files, from, to }: OrderFilter): SQL | undefined {
  const hasFiles = exists(
    orm.select({ id: orderFiles.id }).from(orderFiles).where(eq(orderFiles.orderId, orders.id)),
  )
  return and(
    source === undefined ? undefined : eq(orders.utmSource, source),
    city === undefined ? undefined : eq(orders.cityId, city),
    files && (files === 'yes' ? hasFiles : not(hasFiles)),
    from ? gte(orders.placedAt, fromMoscowDay(from)) : undefined,
    to ? lt(orders.placedAt, fromMoscowDay(addDays(to, 1))) : undefined,
  )
}

/** Returns what orders can be filtered by: sources that some have, and all cities. */
export async function findChoices(orm: Orm) {
  const sources = await orm
    .selectDistinct({ source: orders.utmSource })
    .from(orders)
    .where(isNotNull(orders.utmSource))
    .orderBy(asc(orders.utmSource))
    .limit(ORDER_SOURCES_MAX)
  const offices = await orm
    .select({ id: cities.id, name: cities.city })
    .from(cities)
    .orderBy(asc(cities.city), asc(cities.id))
  return { sources: sources.flatMap(({ source }) => source ?? []), cities: offices }
}
