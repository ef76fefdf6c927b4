import type { PriceList } from '@rapport/contract/prices/prices'
import { priceListNames } from '@rapport/staff-contract/customers/price-list-names'
import {
  mapPrices,
  type PricePlace,
  type Raise,
  raisePrice,
} from '@rapport/staff-contract/prices/raise-prices'
import type { CellRange } from '../ui/sheet/selection.ts'
import { formatTier, formatVariantName, type Variant } from './price-lists.ts'

/** Cells to raise; without a scope all tables are raised. */
export interface RaiseScope {
  variant: number
  list: PriceList
  range: CellRange
}

export interface PriceChange {
  /** Position in words: «Без печати, Опт: Ситец, 10–49». */
  place: string
  before: number
  after: number
}

const isWithin = (index: number, [first, last]: [number, number]) => index >= first && index <= last
/** Column 0 of the sheet has the labels. */
const isInScope = (at: PricePlace, { variant, list, range }: RaiseScope) =>
  at.variant === variant &&
  at.list === list &&
  isWithin(at.row, range.rows) &&
  isWithin(at.column + 1, range.columns)

/** Raises prices and lists the changes. «По запросу» and invalid prices are skipped. */
export function raisePrices(
  variants: readonly Variant[],
  raise: Raise,
  scope?: RaiseScope,
): { variants: Variant[]; changes: PriceChange[] } {
  const changes: PriceChange[] = []
  const raised = mapPrices(variants, (before, at) => {
    const { variant, row, list, column } = at
    const table = variants[variant]
    if (!table || (scope && !isInScope(at, scope))) return before
    const after = raisePrice(before, raise)
    const tier = table.ranges[column]
    const place = `${formatVariantName(table, variant)}, ${priceListNames[list]}: ${table.rows[row]?.label}, ${tier ? formatTier(tier) : column + 1}`
    if (after !== before) changes.push({ place, before, after })
    return after
  })
  return { variants: raised, changes }
}
