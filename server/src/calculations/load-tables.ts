import { createHash } from 'node:crypto'
import { CALENDAR_DAYS } from '@rapport/contract/calculation/calculation-limits'
import type { CalculationRequest } from '@rapport/contract/calculation/calculation-request'
import type { CalculationTables } from '@rapport/contract/calculation/calculation-tables'
import { STANDARD_VAT } from '@rapport/contract/money/vat'
import type { PriceList } from '@rapport/contract/prices/prices'
import type { VatRate } from '@rapport/contract/site/promises'
import { siteProperties } from '../content/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { listCalendarDays, listDeliveries } from './factory-facts.ts'
import { loadItems } from './load-items.ts'

/**
 * Returns the tables that a request names, for a customer's price list. Unknown and unpublished items are left out. The
 * revision is a hash of the tables: equal revisions give equal numbers.
 */
export async function loadTables(
  orm: Orm,
  { lines, cityId }: CalculationRequest,
  list: PriceList,
): Promise<CalculationTables> {
  const { vat, minimumPieces, minimumMetres } = siteProperties
  const [site] = await orm.select({ vat, minimumPieces, minimumMetres }).from(siteProperties)
  const rules = site ?? { vat: '' as const, minimumPieces: 0, minimumMetres: 0 }
  const tables = {
    items: await loadItems(
      orm,
      lines.map(({ itemId }) => itemId),
      { ...rules, list, hasReducedVat: rules.vat === '10' },
    ),
    operations: [],
    urgency: null,
    customerDiscount: null,
    sumDiscounts: [],
    vat: { mode: VAT_MODE[rules.vat], standard: [...STANDARD_VAT] },
    // An item without a lead time has no ready day.
    production: {
      promisedDays: 0,
      leadDays: CALENDAR_DAYS + 1,
      capacity: [],
      ...(await listCalendarDays(orm)),
    },
    delivery: await listDeliveries(orm, cityId),
  }
  const revision = createHash('sha256').update(JSON.stringify(tables)).digest('base64url').slice(0, 16)
  return { revision, ...tables }
}

/** A factory that says nothing about VAT shows none. */
const VAT_MODE: Record<VatRate, CalculationTables['vat']['mode']> = {
  '': 'none',
  none: 'none',
  5: 'simplified5',
  7: 'simplified7',
  10: 'standard',
  22: 'standard',
}
