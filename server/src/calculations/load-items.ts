import type { ItemTable } from '@rapport/contract/calculation/item-table'
import { minimumQuantity } from '@rapport/contract/orders/minimum-quantity'
import type { PriceList } from '@rapport/contract/prices/prices'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { catalogItems, catalogPriceGroups, itemPrices } from '../catalog/tables.ts'
import { materials } from '../materials/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { jsonRows, namedColumns } from '../platform/database/json-rows.ts'
import { pricesOfList } from '../prices/prices-of-list.ts'
import { seesPrices } from '../prices/sees-prices.ts'
import { priceGroups, priceRows, priceVariants } from '../prices/tables.ts'

const ROWS_MAX = 500
const TABLES_MAX = 2000

interface ItemRules {
  list: PriceList
  minimumPieces: number
  minimumMetres: number
  hasReducedVat: boolean
}

/** Returns the published products of some ids with their prices for a price list; hidden prices are null. */
export async function loadItems(
  orm: Orm,
  itemIds: readonly number[],
  { list, hasReducedVat, ...minimums }: ItemRules,
): Promise<ItemTable[]> {
  const ids = [...new Set(itemIds)].filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31)
  if (ids.length === 0) return []
  const { id, name, unit, leadTimeDays, sizeTables, isGroup } = catalogItems
  const items = await orm
    .select({ id, name, unit, leadTimeDays, sizeTables })
    .from(catalogItems)
    .where(and(inArray(id, ids), eq(isGroup, false)))
    .orderBy(asc(id))
  const variants = Map.groupBy(await listVariants(orm, ids, list), ({ itemId }) => itemId)
  const ownTiers = Map.groupBy(await listOwnTiers(orm, ids, list), ({ itemId }) => itemId)
  return items.map((item) => ({
    itemId: item.id,
    title: item.name,
    unit: item.unit,
    minimum: minimumQuantity(item.unit, minimums),
    leadDays: item.leadTimeDays,
    weightGrams: null,
    setup: 0 as ItemTable['setup'],
    hasReducedVat,
    sizes: [...new Set(item.sizeTables.flatMap(({ sizes }) => sizes))],
    variants: (variants.get(item.id) ?? []).map(({ itemId: _, ranges, ...variant }) => ({
      ...variant,
      tiers: ranges.map(({ from }) => from),
    })),
    ownTiers: (ownTiers.get(item.id) ?? []).map(({ from, price }) => ({ from, price })),
    operations: [],
  }))
}

/** Returns the price tables of items in the order of their pages. */
function listVariants(orm: Orm, itemIds: number[], list: PriceList) {
  const rows = orm
    .select(
      namedColumns({ materialErpId: materials.erpId, label: priceRows.label, prices: pricesOfList(list) }),
    )
    .from(priceRows)
    .innerJoin(materials, eq(materials.id, priceRows.materialId))
    .where(eq(priceRows.variantId, priceVariants.id))
    .orderBy(asc(priceRows.position))
    .limit(ROWS_MAX)
  return orm
    .select({
      itemId: catalogPriceGroups.itemId,
      priceErpId: priceGroups.erpId,
      variant: priceVariants.index,
      title: priceVariants.title,
      ranges: priceVariants.ranges,
      rows: sql<ItemTable['variants'][number]['rows']>`${jsonRows(rows)}`,
    })
    .from(catalogPriceGroups)
    .innerJoin(priceGroups, eq(priceGroups.id, catalogPriceGroups.groupId))
    .innerJoin(priceVariants, eq(priceVariants.groupId, priceGroups.id))
    .where(inArray(catalogPriceGroups.itemId, itemIds))
    .orderBy(asc(catalogPriceGroups.itemId), asc(catalogPriceGroups.position), asc(priceVariants.index))
    .limit(TABLES_MAX)
}

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
