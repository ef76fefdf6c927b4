import type { OperationSnapshot } from '@rapport/staff-contract/snapshots/calculation/operation-snapshot'
import type { OperationRecord } from '../../columns/operation-columns.ts'

type Row = OperationSnapshot['rows'][number]

/** Returns the prices of an operation, one per row and tier. */
export const listRecords = (operation: OperationSnapshot): OperationRecord[] =>
  operation.rows.flatMap((row) => operation.tiers.map((from) => toRecord(operation, row, from)))

/** Returns the price of a row from a quantity on. */
export function toRecord(operation: OperationSnapshot, row: Row, from: number): OperationRecord {
  const { erpId: code, title, kind, setupPerDesign, setupPerColor, tiers } = operation
  const { areaCm2, colors, prices } = row
  const price = prices[tiers.indexOf(from)] ?? null
  return { code, title, kind, areaCm2, colors, from, price, setupPerDesign, setupPerColor }
}

/** Adds a tier in its place, on request in each row. The rows are changed. */
export function addTier(operation: OperationSnapshot, from: number): void {
  const at = operation.tiers.filter((start) => start < from).length
  operation.tiers.splice(at, 0, from)
  for (const row of operation.rows) row.prices.splice(at, 0, null)
}

/** Adds a row in its place, on request in each tier. Returns it. */
export function addRow(operation: OperationSnapshot, areaCm2: number | null, colors: number | null): Row {
  const row: Row = { areaCm2, colors, prices: operation.tiers.map(() => null) }
  operation.rows.push(row)
  operation.rows.sort(
    (one, other) => (one.areaCm2 ?? 0) - (other.areaCm2 ?? 0) || (one.colors ?? 0) - (other.colors ?? 0),
  )
  return row
}
