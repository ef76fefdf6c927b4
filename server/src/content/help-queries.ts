import type { DeliveryZone, FaqQuestion, LayoutRequirement } from '@rapport/contract/help'
import { asc, getTableColumns } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { deliveryZones, faqQuestions, layoutRequirements } from './tables.ts'

/** Entries of one list, at most. */
const LIST_MAX = 200

export function listLayoutRequirements(orm: Orm): Promise<LayoutRequirement[]> {
  const { position, ...columns } = getTableColumns(layoutRequirements)
  return orm.select(columns).from(layoutRequirements).orderBy(asc(position)).limit(LIST_MAX)
}

export function listFaqQuestions(orm: Orm): Promise<FaqQuestion[]> {
  const { position, ...columns } = getTableColumns(faqQuestions)
  return orm.select(columns).from(faqQuestions).orderBy(asc(position)).limit(LIST_MAX)
}

export function listDeliveryZones(orm: Orm): Promise<DeliveryZone[]> {
  const { position, ...columns } = getTableColumns(deliveryZones)
  return orm.select(columns).from(deliveryZones).orderBy(asc(position)).limit(LIST_MAX)
}
