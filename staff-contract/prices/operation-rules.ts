import type * as z from 'zod/mini'
import { editingMessages } from '../editing/editing-messages.ts'
import type { PriceCell, PriceMistake } from './price-rules.ts'

interface Row {
  areaCm2: number | null
  colors: number | null
  prices: readonly PriceCell[]
}

/** The fields of an operation that its prices depend on. */
interface PricedOperation {
  pricing: 'area' | 'stitches' | 'piece' | 'design'
  stitchesPerCm2: number
  tiers: readonly number[]
  rows: readonly Row[]
}

/** Checks rules across the fields of an operation. Each mistake is reported at its cell. */
export function checkOperationPrices({ value, issues }: z.core.ParsePayload<PricedOperation>): void {
  for (const { path, message } of listOperationMistakes(value))
    issues.push({ code: 'custom', input: value, path, message })
}

/** Returns the mistakes in the prices of an operation, with the path to each field. */
export function listOperationMistakes(operation: PricedOperation): PriceMistake[] {
  const { pricing, stitchesPerCm2, rows } = operation
  return [
    ...listTierMistakes(operation),
    ...(pricing === 'stitches' && stitchesPerCm2 === 0
      ? [{ path: ['stitchesPerCm2'], message: editingMessages.wholeNumberFromOne }]
      : []),
    ...(rows.length === 0 ? [{ path: ['rows'], message: editingMessages.rowsRequired }] : []),
    ...(pricing === 'area' ? listAreaMistakes(rows) : listSingleRowMistakes(rows)),
    ...rows.flatMap(({ prices }, index) =>
      listCellMistakes(prices, operation.tiers.length).map(({ path, message }) => ({
        path: ['rows', index, 'prices', ...path],
        message,
      })),
    ),
  ]
}

function listTierMistakes({ pricing, tiers }: PricedOperation): PriceMistake[] {
  if (tiers.length === 0) return [{ path: ['tiers'], message: editingMessages.tiersRequired }]
  if (pricing === 'design' && tiers.length > 1)
    return [{ path: ['tiers', 1], message: editingMessages.designHasOnePrice }]
  return tiers.flatMap((from, index): PriceMistake[] => {
    const path = ['tiers', index]
    if (from === 0) return [{ path, message: editingMessages.wholeNumberFromOne }]
    return from > (tiers[index - 1] ?? 0) ? [] : [{ path, message: editingMessages.tierRises }]
  })
}

const listSingleRowMistakes = (rows: readonly Row[]): PriceMistake[] =>
  rows.flatMap(({ areaCm2, colors }, index) => [
    ...(index > 0 ? [{ path: ['rows', index], message: editingMessages.operationHasOneRow }] : []),
    ...(areaCm2 === null ? [] : [{ path: ['rows', index, 'areaCm2'], message: editingMessages.noArea }]),
    ...(colors === null ? [] : [{ path: ['rows', index, 'colors'], message: editingMessages.noColors }]),
  ])

/** Areas ascend, and each area has the same numbers of colours, one after another. */
function listAreaMistakes(rows: readonly Row[]): PriceMistake[] {
  const first = rows[0]?.colors ?? null
  const last = rows.findLast(({ areaCm2 }) => areaCm2 === rows[0]?.areaCm2)?.colors ?? null
  return rows.flatMap((row, index): PriceMistake[] => {
    const before = rows[index - 1]
    const at = (field: string, message: string) => [{ path: ['rows', index, field], message }]
    if (!row.areaCm2) return at('areaCm2', editingMessages.areaRequired)
    if (before?.areaCm2 && row.areaCm2 < before.areaCm2) return at('areaCm2', editingMessages.areaRises)
    if (first === null) {
      if (row.colors !== null) return at('colors', editingMessages.colorsInAllRows)
      return row.areaCm2 === before?.areaCm2 ? at('areaCm2', editingMessages.areaTwice) : []
    }
    if (row.colors === null) return at('colors', editingMessages.colorsInAllRows)
    if (row.colors === 0) return at('colors', editingMessages.wholeNumberFromOne)
    const isNew = row.areaCm2 !== before?.areaCm2
    const wanted = isNew ? first : (before?.colors ?? 0) + 1
    if (row.colors !== wanted) return at('colors', editingMessages.colorsNext(wanted))
    const isLast = rows[index + 1]?.areaCm2 !== row.areaCm2
    return isLast && row.colors !== last ? at('colors', editingMessages.colorsUpTo(last ?? first)) : []
  })
}

function listCellMistakes(prices: readonly PriceCell[], columns: number): PriceMistake[] {
  if (prices.length !== columns) return [{ path: [], message: editingMessages.pricesCount(columns) }]
  return prices.flatMap((price, column): PriceMistake[] => {
    if (typeof price === 'string') return [{ path: [column], message: editingMessages.priceFormat }]
    const fewer = prices.slice(0, column).findLast((other) => typeof other === 'number')
    const isDearer = price !== null && fewer !== undefined && price > fewer
    return isDearer ? [{ path: [column], message: editingMessages.priceRises }] : []
  })
}
