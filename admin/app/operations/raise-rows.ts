import { type Raise, raisePrice } from '@rapport/staff-contract/prices/raise-prices'
import { formatTier } from '../prices/price-lists.ts'
import { toTiers } from '../prices/price-tiers.ts'
import type { PriceChange } from '../prices/raise-prices.ts'
import { nameRow } from './operation-fields.ts'
import type { OperationPrices } from './operation-rows.ts'

/** Raises the prices of an operation and lists the changes. «По запросу» and invalid prices are skipped. */
export function raiseRows(
  table: OperationPrices,
  raise: Raise,
): { table: OperationPrices; changes: PriceChange[] } {
  const changes: PriceChange[] = []
  const tiers = toTiers(table.tiers).map(formatTier)
  const rows = table.rows.map((row) => ({
    ...row,
    prices: row.prices.map((before, column) => {
      if (typeof before !== 'number') return before
      const after = raisePrice(before, raise)
      const place = [nameRow(row), table.pricing !== 'design' && tiers[column]].filter(Boolean).join(', ')
      if (after !== before) changes.push({ place, before, after })
      return after
    }),
  }))
  return { table: { ...table, rows }, changes }
}
