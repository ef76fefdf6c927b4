import { SHORT_FIELD_MAX } from '@rapport/contract/orders/order-limits'
import type { PriceList } from '@rapport/contract/prices/prices'
import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import { listPriceMistakes, type PriceCell } from '@rapport/staff-contract/prices/price-rules'
import { formatPrice, parsePrice } from '@rapport/staff-contract/prices/price-text'
import type { CellChange } from '../ui/sheet/sheet-changes.ts'
import type { PriceRow, Variant } from './price-lists.ts'

function listCells({ prices }: PriceRow, list: PriceList, columns: number): PriceCell[] {
  const cells = prices[list] ?? prices.anonymous ?? []
  return Array.from({ length: columns }, (_, column) => cells[column] ?? null)
}

/** Returns the cell texts of a row: label, then prices. Invalid text is shown as typed. */
export const getRowTexts = (row: PriceRow, list: PriceList, columns: number): string[] => [
  row.label,
  ...listCells(row, list, columns).map((cell) => (typeof cell === 'string' ? cell : formatPrice(cell))),
]

/** Returns the errors of a row by cell. */
export function getRowErrors(
  row: PriceRow,
  list: PriceList,
  columns: number,
  repeated: ReadonlySet<string>,
): (string | undefined)[] {
  const mistakes: (string | undefined)[] = Array.from({ length: columns + 1 })
  if (row.label.trim() === '') mistakes[0] = editingMessages.labelRequired
  else if (repeated.has(row.label)) mistakes[0] = editingMessages.labelTwice
  // A row with too few prices has the error at its first cell.
  for (const { path, message } of listPriceMistakes(row.prices, columns))
    if (path[0] === list) mistakes[Number(path[1] ?? 0) + 1] = message
  return mistakes
}

export function findRepeatedLabels(rows: readonly PriceRow[]): Set<string> {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const { label } of rows) (seen.has(label) ? repeated : seen).add(label)
  return repeated
}

/** Writes texts into cells; an invalid price is kept as typed. */
export function writeCells(variant: Variant, list: PriceList, changes: readonly CellChange[]): Variant {
  const rows = [...variant.rows]
  for (const { row: index, column, text } of changes) {
    const row = rows[index]
    if (!row) continue
    rows[index] =
      column === 0
        ? { ...row, label: text.replace(/\s+/g, ' ').trim().slice(0, SHORT_FIELD_MAX) }
        : {
            ...row,
            prices: {
              ...row.prices,
              [list]: listCells(row, list, variant.ranges.length).with(column - 1, readCell(text)),
            },
          }
  }
  return { ...variant, rows }
}

function readCell(text: string): PriceCell {
  const price = parsePrice(text)
  return price === undefined ? text.slice(0, SHORT_FIELD_MAX) : price
}
