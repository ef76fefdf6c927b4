import type { PriceList } from '@rapport/contract/prices/prices'
import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import { materials } from '../materials/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { seesPrices } from './sees-prices.ts'
import { priceGroups, tablePrices } from './tables.ts'

/** A cell of a price table, by the buyer's choices. */
export interface PriceQuestion {
  priceErpId: string
  variant: number
  materialErpId: string
  /** The row, if the table has the material in several rows. */
  label?: string | undefined
  /** Pieces, or metres in halves. */
  quantity: number
  list: PriceList
}

/**
 * Returns the unit price for a quantity in kopecks, null for «по запросу»; undefined if no table has such a
 * row. Undefined too if visitors of the list see no prices. A price list without prices falls back to `anonymous`.
 */
export async function findPrice(
  orm: Orm,
  { priceErpId, variant, materialErpId, label, quantity, list }: PriceQuestion,
): Promise<number | null | undefined> {
  const { fromQuantity, toQuantity } = tablePrices
  const [found] = await orm
    .select({ price: tablePrices.price })
    .from(tablePrices)
    .innerJoin(priceGroups, eq(priceGroups.id, tablePrices.groupId))
    .innerJoin(materials, eq(materials.id, tablePrices.materialId))
    .where(
      and(
        ...[eq(priceGroups.erpId, priceErpId), eq(tablePrices.variant, variant)],
        ...[eq(materials.erpId, materialErpId), eq(tablePrices.list, list)],
        label === undefined ? undefined : eq(tablePrices.label, label),
        seesPrices(list),
        lte(sql`${fromQuantity}::numeric`, quantity),
        or(isNull(toQuantity), gt(sql`${toQuantity}::numeric + 1`, quantity)),
      ),
    )
    .orderBy(asc(tablePrices.position))
    .limit(1)
  return found?.price
}
