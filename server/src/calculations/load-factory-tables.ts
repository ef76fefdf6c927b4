import type { CalculationRequest } from '@rapport/contract/calculation/calculation-request'
import type { CalculationTables } from '@rapport/contract/calculation/calculation-tables'
import type { PriceList } from '@rapport/contract/prices/prices'
import { listOfferedOperations, type OfferedOperation } from '../operations/queries.ts'
import type { Orm } from '../platform/database/database.ts'
import { type FactoryFacts, loadFactory } from './factory-facts.ts'
import { listDeliveries } from './list-deliveries.ts'
import { loadItems } from './load-items.ts'

/** The factory's content that a calculation reads: the same for all visitors with one price list. */
export interface FactoryTables extends Pick<CalculationTables, 'items' | 'delivery'> {
  factory: FactoryFacts
  offered: OfferedOperation[]
}

export type LoadFactoryTables = (
  orm: Orm,
  request: Pick<CalculationRequest, 'lines' | 'cityId'>,
  list: PriceList,
) => Promise<FactoryTables>

/** Reads the content that a request names. Unknown and unpublished items are left out. */
export const loadFactoryTables: LoadFactoryTables = async (orm, { lines, cityId }, list) => {
  const factory = await loadFactory(orm)
  const itemIds = lines.map(({ itemId }) => itemId)
  const items = await loadItems(orm, itemIds, { ...factory, list })
  const codes = new Set(items.flatMap(({ operations }) => operations.map(({ code }) => code)))
  return {
    factory,
    items,
    offered: await listOfferedOperations(orm, [...codes]),
    delivery: await listDeliveries(orm, cityId, factory.freeDeliveryFrom),
  }
}
