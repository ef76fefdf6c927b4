import type { Snapshots } from '@rapport/contract/editing/content-kinds'
import { PRICE_LISTS } from '@rapport/contract/editing/price-rules'
import type { Price } from '@rapport/contract/fields/price-text'
import type { PriceList } from '@rapport/contract/prices'

export type PriceVariant = Snapshots['price-group']['variants'][number]
type PriceRow = PriceVariant['rows'][number]

/** A price that is to stand in a row and a column of a table. */
export interface PriceEdit {
  row: number
  column: number
  price: Price
}

/** Returns the prices of a row by a list: its own, else those of the first list before it that has any. */
export function pricesOf({ prices }: PriceRow, list: PriceList): readonly Price[] {
  const lists = PRICE_LISTS.slice(0, PRICE_LISTS.indexOf(list) + 1)
  return lists.map((one) => prices[one]).findLast((own) => own !== undefined) ?? []
}

/** Returns a table with other prices in one list; a row that had none of its own there begins with those it fell back to. */
export function withPrices(variant: PriceVariant, list: PriceList, edits: PriceEdit[]): PriceVariant {
  const byRow = Map.groupBy(edits, ({ row }) => row)
  return {
    ...variant,
    rows: variant.rows.map((row, index) => {
      const own = byRow.get(index)
      if (!own) return row
      const present = pricesOf(row, list)
      const changed = variant.ranges.map((_, column) => {
        const edit = own.findLast((one) => one.column === column)
        return edit ? edit.price : (present[column] ?? null)
      })
      return { ...row, prices: { ...row.prices, [list]: changed } }
    }),
  }
}
