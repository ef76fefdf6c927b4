import type { PriceList } from '@rapport/contract/prices/prices'
import { priceListNames } from '@rapport/staff-contract/customers/price-list-names'
import {
  mapPrices,
  type PricePlace,
  type Raise,
  raisePrice,
} from '@rapport/staff-contract/prices/raise-prices'
import type { CellRange } from '../ui/sheet/selection.ts'
import { tierName, type Variant, variantName } from './price-lists.ts'

/** What is raised: all tables, one price list of one of them, or some of its cells. */
export interface RaiseScope {
  variant: number
  list: PriceList
  range: CellRange
}

/** A price that changes. */
export interface PriceChange {
  /** «Без печати, Опт: Ситец, 10–49» */
  place: string
  before: number
  after: number
}

const isWithin = (index: number, [first, last]: [number, number]) => index >= first && index <= last
/** The first column of a sheet has the labels. */
const isInScope = (at: PricePlace, { variant, list, range }: RaiseScope) =>
  at.variant === variant &&
  at.list === list &&
  isWithin(at.row, range.rows) &&
  isWithin(at.column + 1, range.columns)

/** Returns the tables with prices raised, and each price that changes. «По запросу» and what can't be read stay. */
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
    const place = `${variantName(table, variant)}, ${priceListNames[list]}: ${table.rows[row]?.label}, ${tier ? tierName(tier) : column + 1}`
    if (after !== before) changes.push({ place, before, after })
    return after
  })
  return { variants: raised, changes }
}
