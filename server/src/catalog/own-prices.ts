import type { PriceList } from '@rapport/contract/prices'
import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { itemPrices } from './tables.ts'

/**
 * Returns what one costs of an item that has tiers of its own, where so many are taken, in kopecks; null for «по запросу», undefined
 * of an item with price tables: `findPrice` answers for those.
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
        lte(sql`${fromQuantity}::numeric`, quantity),
        or(isNull(toQuantity), gt(sql`${toQuantity}::numeric + 1`, quantity)),
      ),
    )
    .limit(1)
  return found?.price
}
