import { IMPORT_COLUMNS_MAX, IMPORT_ROWS_MAX } from '@rapport/staff-contract/imports/import-limits'
import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import type { TableFormat } from '@rapport/staff-contract/imports/imports'
import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'
import { TableFileError } from './table-file-error.ts'

const OLD_OFFICE = Buffer.from('\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1', 'latin1')

/**
 * Returns the rows of a file, all of the same length. Reads the named sheet, else the first visible one. Throws TableFileError. Call it in a process that can be killed.
 */
export async function parseTable(
  bytes: Buffer,
  sheet: string | null = null,
): Promise<{ rows: string[][]; format: TableFormat }> {
  const format = bytes.subarray(0, 2).toString('latin1') === 'PK' ? 'xlsx' : 'csv'
  return { rows: await readRows(bytes, format, sheet), format }
}

/** Drops empty rows at the end. The first row has the headers. */
async function readRows(bytes: Buffer, format: TableFormat, sheet: string | null): Promise<string[][]> {
  if (bytes.subarray(0, OLD_OFFICE.length).equals(OLD_OFFICE))
    throw new TableFileError(importMessages.fileOldExcel)
  const read = format === 'xlsx' ? await readXlsx(bytes, sheet) : readCsv(bytes)
  const rows = read.slice(0, read.findLastIndex(isFilled) + 1)
  if (rows.length < 2) throw new TableFileError(importMessages.fileEmpty)
  if (rows.length > IMPORT_ROWS_MAX + 1) throw new TableFileError(importMessages.rowsTooMany(IMPORT_ROWS_MAX))
  const columnCount = rows.reduce(
    (most, row) => Math.max(most, row.findLastIndex((cell) => cell !== '') + 1),
    0,
  )
  if (columnCount > IMPORT_COLUMNS_MAX)
    throw new TableFileError(importMessages.columnsTooMany(IMPORT_COLUMNS_MAX))
  return rows.map((row) => Array.from({ length: columnCount }, (_, at) => row[at] ?? ''))
}

function isFilled(row: string[]): boolean {
  return row.some((cell) => cell.trim() !== '')
}
