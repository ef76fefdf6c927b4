import { createHash } from 'node:crypto'
import type { CalculationRequest } from '@rapport/contract/calculation/calculation-request'
import type { CalculationTables } from '@rapport/contract/calculation/calculation-tables'
import type { PriceList } from '@rapport/contract/prices/prices'
import { findDiscount } from '../accounts/queries.ts'
import type { Orm } from '../platform/database/database.ts'
import { listCapacity } from './bookings/list-capacity.ts'
import { loadFactoryTables } from './load-factory-tables.ts'

/**
 * Returns the tables that a request names, for a price list and with the discount of a user. Unknown and unpublished
 * items are left out. The revision is a hash of the tables: equal revisions give equal numbers.
 */
export async function loadTables(
  orm: Orm,
  request: CalculationRequest,
  list: PriceList,
  userId?: number,
  loadContent = loadFactoryTables,
): Promise<CalculationTables> {
  const { factory, items, offered, delivery } = await loadContent(orm, request, list)
  const { urgency, sumDiscounts, vat, promisedDays, leadDays, holidays, workdays } = factory
  const tables = {
    items,
    operations: offered.map(({ table }) => table),
    urgency,
    customerDiscount: userId === undefined ? null : await findDiscount(orm, userId),
    sumDiscounts,
    vat,
    production: {
      promisedDays,
      leadDays,
      holidays,
      workdays,
      capacity: await listCapacity(
        orm,
        offered.map(({ table: { code }, perDay }) => ({ code, perDay })),
      ),
    },
    delivery,
  }
  const revision = createHash('sha256').update(JSON.stringify(tables)).digest('base64url').slice(0, 16)
  return { revision, ...tables }
}
