import type { PriceList } from '@rapport/contract/prices/prices'
import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { seesPrices } from '../prices/sees-prices.ts'
import { itemPrices } from './tables.ts'

/**
 * Returns the unit price for a quantity by the item's own tiers, in kopecks. Null for «по запросу»; undefined
 * for an item with price tables (use `findPrice`), and for visitors who see no prices.
 */
export async function findOwnPrice(
  orm: Orm,
  itemId: number,
  { quantity, list }: { quantity: number; list: PriceList },
): Promise<number | null | undefined> {
  const { fromQuantity, toQuantity } = itemPrices
  const [found] = await orm
    .select({ price: itemPrices.price })
    .from(itemPrices)
    .where(
      and(
        ...[eq(itemPrices.itemId, itemId), isNull(itemPrices.groupId), eq(itemPrices.list, list)],
        seesPrices(list),
        lte(sql`${fromQuantity}::numeric`, quantity),
        or(isNull(toQuantity), gt(sql`${toQuantity}::numeric + 1`, quantity)),
      ),
    )
    .limit(1)
  return found?.price
}
