import type { DeliveryZone, FaqQuestion, LayoutRequirement } from '@rapport/contract/site/help'
import { asc, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { namedColumns } from '../platform/database/json-rows.ts'
import { deliveryZones, faqQuestions, layoutRequirements } from './tables.ts'

/** Entries of one list, at most. */
const LIST_MAX = 200

export function listLayoutRequirements(orm: Orm): Promise<LayoutRequirement[]> {
  const { position, ...columns } = getTableColumns(layoutRequirements)
  return orm.select(columns).from(layoutRequirements).orderBy(asc(position)).limit(LIST_MAX)
}

export function listFaqQuestions(orm: Orm): Promise<FaqQuestion[]> {
  return selectFaqQuestions(orm, sql`'help'`, LIST_MAX)
}

/** Selects the questions of a topic, which may be an expression of an outer select. */
export function selectFaqQuestions(orm: Orm, topic: SQL, limit: number) {
  const { id, question, answer, topics, position } = faqQuestions
  return orm
    .select(namedColumns({ id, question, answer }))
    .from(faqQuestions)
    .where(sql`${topics} @> to_jsonb(${topic}::text)`)
    .orderBy(asc(position))
    .limit(limit)
}

export function listDeliveryZones(orm: Orm): Promise<DeliveryZone[]> {
  const { position, ...columns } = getTableColumns(deliveryZones)
  return orm.select(columns).from(deliveryZones).orderBy(asc(position)).limit(LIST_MAX)
}
