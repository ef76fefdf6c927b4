import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import { findCellError } from './files/cell-errors.ts'
import type { Table } from './files/read-table.ts'
import { unescapeFormula } from './files/safe-cells.ts'
import type { FileRow, FileRows } from './kinds/import-kind.ts'

/** Rows processed without a pause. More would delay other requests. */
const PART = 20

/**
 * Returns the rows of an open table by the keys of their columns. `headerAt` is the index of the header row.
 * `lineOffset` is added to each line, so that lines of several sheets differ.
 */
export function readFileRows(
  table: Table,
  columns: readonly (string | null)[],
  { headerAt = 0, lineOffset = 0 }: { headerAt?: number; lineOffset?: number } = {},
): FileRows {
  const places = new Map(columns.flatMap((key, at) => (key === null ? [] : [[key, at] as const])))
  return {
    keys: new Set(places.keys()),
    async *parts() {
      for (let from = headerAt + 1; from < table.rowCount; from += PART) {
        const rows = await table.rows(from, from + PART)
        const part = rows.flatMap((cells, at) =>
          cells.some((cell) => cell.trim() !== '')
            ? [toFileRow(cells, lineOffset + from + at + 1, places, table.format)]
            : [],
        )
        if (part.length > 0) yield part
        // Lets other requests run between two parts.
        await new Promise(setImmediate)
      }
    },
  }
}

function toFileRow(
  cells: string[],
  line: number,
  places: ReadonlyMap<string, number>,
  format: Table['format'],
): FileRow {
  const raw = (key: string) => {
    const at = places.get(key)
    return at === undefined ? undefined : (cells[at] ?? '')
  }
  return {
    line,
    cell(key) {
      const cell = raw(key)
      return cell === undefined ? undefined : unescapeFormula(cell)
    },
    problems: new Map(
      [...places.keys()].flatMap((key) => {
        const problem = findProblem(raw(key) ?? '', format)
        return problem === undefined ? [] : [[key, problem] as const]
      }),
    ),
  }
}

function findProblem(cell: string, format: Table['format']): string | undefined {
  const error = findCellError(cell)
  if (error) return importMessages.cellError(error)
  // In an XLSX, «=» at the beginning is text: formulas are already computed.
  return format === 'csv' && cell.startsWith('=') ? importMessages.cellFormula : undefined
}
