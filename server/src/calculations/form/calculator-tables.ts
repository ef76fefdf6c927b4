import type { CalculationTables } from '@rapport/contract/calculation/calculation-tables'
import type { CalculatorItem } from '@rapport/contract/calculation/form/calculator-item'
import type { PriceList } from '@rapport/contract/prices/prices'
import type { Orm } from '../../platform/database/database.ts'
import { loadTables } from '../load-tables.ts'
import { mapCalculatorItems } from './calculator-items.ts'

/** Product and city whose tables are read. */
interface Chosen {
  itemId?: number | undefined
  cityId?: number | undefined
}

/**
 * Returns the tables with which the browser calculates a product, for a price list and with the discount of a user.
 * An unknown product has none.
 */
export async function readCalculatorTables(
  orm: Orm,
  { itemId, cityId }: Chosen,
  list: PriceList,
  userId?: number,
): Promise<{ tables: CalculationTables; item: CalculatorItem | null }> {
  const lines = itemId === undefined ? [] : [{ itemId, operations: [] }]
  const request = { lines, term: 'normal' as const, ...(cityId === undefined ? {} : { cityId }) }
  const tables = await loadTables(orm, request, list, userId)
  const items = await mapCalculatorItems(orm, tables)
  return { tables, item: items.get(itemId ?? 0) ?? null }
}
