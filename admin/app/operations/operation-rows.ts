import type { OperationSnapshot } from '@rapport/staff-contract/snapshots/calculation/operation-snapshot'

export type OperationRow = OperationSnapshot['rows'][number]
export type Pricing = OperationSnapshot['pricing']
/** The fields of the price table of an operation. */
export type OperationPrices = Pick<OperationSnapshot, 'pricing' | 'tiers' | 'rows'>

const NO_PRICE = null

/** Returns an empty row with a price for each tier. */
const emptyRow = (tiers: readonly number[]): OperationRow => ({
  areaCm2: null,
  colors: null,
  prices: tiers.map(() => NO_PRICE),
})

/** Returns the table for another way of pricing. The first row keeps its prices. */
export function withPricing({ tiers, rows }: OperationPrices, pricing: Pricing): OperationPrices {
  const starts = pricing === 'design' ? [1] : tiers.length > 0 ? tiers : [1]
  const first = rows[0] ?? emptyRow(starts)
  if (pricing === 'area') return { pricing, tiers: starts, rows: rows.length > 0 ? rows : [first] }
  const prices = starts.map((_, column) => first.prices[column] ?? NO_PRICE)
  return { pricing, tiers: starts, rows: [{ areaCm2: null, colors: null, prices }] }
}

/** Returns the table with other tiers. A tier that remains keeps its prices; a new one copies those of the tier that it splits. */
export function withTiers(table: OperationPrices, starts: readonly number[]): OperationPrices {
  const sources = starts.map((start) => table.tiers.findLastIndex((from) => from <= start))
  const rows = table.rows.map((row) => ({
    ...row,
    prices: sources.map((source) => row.prices[source] ?? NO_PRICE),
  }))
  return { ...table, tiers: [...starts], rows }
}

/** Areas in square centimetres; `colors` is the highest number of colours, null if prices do not depend on it. */
export interface Scale {
  areas: readonly number[]
  colors: number | null
}

/** Returns the areas and colours of the rows. */
export const getScale = (rows: readonly OperationRow[]): Scale => ({
  areas: [...new Set(rows.flatMap(({ areaCm2 }) => areaCm2 ?? []))],
  colors: rows.some(({ colors }) => colors !== null)
    ? Math.max(...rows.map(({ colors }) => colors ?? 0))
    : null,
})

/** Returns the table with a row for each area and number of colours. Rows that remain keep their prices. */
export function withScale(table: OperationPrices, { areas, colors }: Scale): OperationPrices {
  const numbers = colors === null ? [null] : Array.from({ length: colors }, (_, index) => index + 1)
  const rows = areas.flatMap((areaCm2) =>
    numbers.map((count): OperationRow => {
      const found = table.rows.find((row) => row.areaCm2 === areaCm2 && row.colors === count)
      return found ?? { ...emptyRow(table.tiers), areaCm2, colors: count }
    }),
  )
  return { ...table, rows }
}
