import type { ItemTable } from '@rapport/contract/calculation/item-table'
import { minimumQuantity } from '@rapport/contract/orders/minimum-quantity'
import type { PriceList, PriceTable } from '@rapport/contract/prices/prices'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { catalogItems, catalogPriceGroups, itemPrices } from '../catalog/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { listPriceTables } from '../prices/queries.ts'
import { seesPrices } from '../prices/sees-prices.ts'
import { priceGroups } from '../prices/tables.ts'
import type { FactoryFacts } from './factory-facts.ts'
import { isRowId } from './row-id.ts'

interface ItemRules extends Pick<FactoryFacts, 'minimumPieces' | 'minimumMetres' | 'hasReducedVat'> {
  list: PriceList
}

/** Returns the published products of some ids with their prices for a price list; hidden prices are null. */
export async function loadItems(
  orm: Orm,
  itemIds: readonly number[],
  { list, hasReducedVat, ...minimums }: ItemRules,
): Promise<ItemTable[]> {
  const ids = [...new Set(itemIds)].filter(isRowId)
  if (ids.length === 0) return []
  const { id, name, unit, leadTimeDays, sizeTables, isGroup, weightGrams, operations } = catalogItems
  const reduced = catalogItems.hasReducedVat
  const items = await orm
    .select({ id, name, unit, leadTimeDays, sizeTables, weightGrams, operations, reduced })
    .from(catalogItems)
    .where(and(inArray(id, ids), eq(isGroup, false)))
    .orderBy(asc(id))
  const variants = await mapVariants(orm, ids, list)
  const ownTiers = Map.groupBy(await listOwnTiers(orm, ids, list), ({ itemId }) => itemId)
  return items.map((item) => ({
    itemId: item.id,
    title: item.name,
    unit: item.unit,
    minimum: minimumQuantity(item.unit, minimums),
    leadDays: item.leadTimeDays,
    weightGrams: item.weightGrams,
    setup: 0 as ItemTable['setup'],
    hasReducedVat: hasReducedVat || item.reduced,
    sizes: [...new Set(item.sizeTables.flatMap(({ sizes }) => sizes))],
    variants: variants.get(item.id) ?? [],
    ownTiers: (ownTiers.get(item.id) ?? []).map(({ from, price }) => ({ from, price })),
    operations: item.operations,
  }))
}

/** Returns the price tables of items by item id, in the order of their pages. Items may share a table. */
async function mapVariants(
  orm: Orm,
  itemIds: number[],
  list: PriceList,
): Promise<Map<number, ItemTable['variants']>> {
  const { itemId, groupId, position } = catalogPriceGroups
  const links = await orm
    .select({ itemId, erpId: priceGroups.erpId })
    .from(catalogPriceGroups)
    .innerJoin(priceGroups, eq(priceGroups.id, groupId))
    .where(inArray(itemId, itemIds))
    .orderBy(asc(itemId), asc(position))
  const groupIds = orm.select({ groupId }).from(catalogPriceGroups).where(inArray(itemId, itemIds))
  const tables = Map.groupBy(await listPriceTables(orm, groupIds, list), ({ priceErpId }) => priceErpId)
  const linksByItem = Map.groupBy(links, (link) => link.itemId)
  return new Map(
    [...linksByItem].map(([id, own]) => [
      id,
      own.flatMap(({ erpId }) => (tables.get(erpId) ?? []).map(toVariant)),
    ]),
  )
}

const toVariant = ({
  priceErpId,
  variant,
  title,
  tiers,
  rows,
}: PriceTable): ItemTable['variants'][number] => ({
  priceErpId,
  variant,
  title,
  tiers: tiers.map(({ from }) => from),
  // The database has whole kopecks only.
  rows: rows as ItemTable['variants'][number]['rows'],
})

/** Returns the tiers of items without price tables. */
function listOwnTiers(orm: Orm, itemIds: number[], list: PriceList) {
  const { itemId, fromQuantity, price } = itemPrices
  return orm
    .select({
      itemId,
      from: fromQuantity,
      price: sql<ItemTable['ownTiers'][number]['price']>`case when ${seesPrices(list)} then ${price} end`,
    })
    .from(itemPrices)
    .where(and(inArray(itemId, itemIds), isNull(itemPrices.groupId), eq(itemPrices.list, list)))
    .orderBy(asc(itemId), asc(fromQuantity))
}
