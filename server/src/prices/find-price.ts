import type { PriceList } from '@rapport/contract/prices'
import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import { materials } from '../materials/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { priceGroups, tablePrices } from './tables.ts'

/** A cell of a price table, by what a buyer chooses. */
export interface PriceQuestion {
  priceErpId: string
  variant: number
  materialErpId: string
  /** Of a table that has the material in several rows: which. */
  label?: string | undefined
  /** Pieces, or metres in halves. */
  quantity: number
  list: PriceList
}

/**
 * Returns what one costs where so many are taken, in kopecks, null for «по запросу»; undefined where no table has such a row.
 * A list without prices of its own counts with those without a log-in.
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
        lte(sql`${fromQuantity}::numeric`, quantity),
        or(isNull(toQuantity), gt(sql`${toQuantity}::numeric + 1`, quantity)),
      ),
    )
    .orderBy(asc(tablePrices.position))
    .limit(1)
  return found?.price
}
