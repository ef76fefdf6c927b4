import { SHORT_FIELD_MAX } from '@rapport/contract/orders/order-limits'
import { listOperationMistakes } from '@rapport/staff-contract/prices/operation-rules'
import type { PriceCell } from '@rapport/staff-contract/prices/price-rules'
import { formatPrice, parsePrice } from '@rapport/staff-contract/prices/price-text'
import type { CellChange } from '../ui/sheet/sheet-changes.ts'
import type { OperationPrices, OperationRow, Pricing } from './operation-rows.ts'

/** What a price without area is paid for. */
const HEADS: Record<Exclude<Pricing, 'area'>, string> = {
  stitches: 'За\u00A01\u00A0000 стежков',
  piece: 'За\u00A0штуку',
  design: 'За\u00A0макет',
}

/** Columns before the prices. */
export const getHeadColumns = (pricing: Pricing): string[] =>
  pricing === 'area' ? ['Площадь до, см²', 'Цветов'] : ['Цена, ₽']

const formatNumber = (value: number | null) => (value === null ? '' : value.toLocaleString('ru-RU'))

/** Returns the cell texts of a row. Invalid text is shown as typed. */
export function getCellTexts({ areaCm2, colors, prices }: OperationRow, { pricing, tiers }: OperationPrices) {
  const head =
    pricing === 'area'
      ? [formatNumber(areaCm2), colors === null ? 'любое' : formatNumber(colors)]
      : [HEADS[pricing]]
  return [...head, ...tiers.map((_, column) => formatCell(prices[column] ?? null))]
}

const formatCell = (cell: PriceCell) => (typeof cell === 'string' ? cell : formatPrice(cell))

/** Returns the mistakes by row and cell, as the publication would report them. */
export function listCellErrors(table: OperationPrices): (string | undefined)[][] {
  const head = getHeadColumns(table.pricing)
  const errors = table.rows.map((): (string | undefined)[] =>
    Array.from({ length: head.length + table.tiers.length }),
  )
  for (const { path, message } of listOperationMistakes({ ...table, stitchesPerCm2: 1 })) {
    const [field, row, part, column] = path
    const cells = field === 'rows' ? errors[Number(row)] : undefined
    if (!cells) continue
    const at = part === 'prices' ? head.length + Number(column ?? 0) : part === 'colors' ? 1 : 0
    cells[Math.min(at, cells.length - 1)] ??= message
  }
  return errors
}

/** Writes texts into cells; an invalid price is kept as typed. */
export function writeCells(table: OperationPrices, changes: readonly CellChange[]): OperationPrices {
  const rows = [...table.rows]
  const head = getHeadColumns(table.pricing).length
  for (const { row: index, column, text } of changes) {
    const row = rows[index]
    if (row) rows[index] = writeCell(row, { column, head, text, count: table.tiers.length })
  }
  return { ...table, rows }
}

function writeCell(
  row: OperationRow,
  { column, head, text, count }: { column: number; head: number; text: string; count: number },
): OperationRow {
  if (column >= head) {
    const prices = Array.from({ length: count }, (_, index) => row.prices[index] ?? null)
    return { ...row, prices: prices.with(column - head, readPrice(text)) }
  }
  if (head === 1) return row
  return column === 0 ? { ...row, areaCm2: readWhole(text) } : { ...row, colors: readWhole(text) }
}

function readPrice(text: string): PriceCell {
  const price = parsePrice(text)
  return price === undefined ? text.slice(0, SHORT_FIELD_MAX) : price
}

/** Reads «1 248» and «156,0»; null for anything else. */
function readWhole(text: string): number | null {
  const digits = text.replace(/\s/g, '').replace(/[.,]0+$/, '')
  return /^\d{1,7}$/.test(digits) ? Number(digits) : null
}
