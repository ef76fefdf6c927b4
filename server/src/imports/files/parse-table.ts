import { IMPORT_COLUMNS_MAX, IMPORT_ROWS_MAX } from '@rapport/staff-contract/imports/import-limits'
import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import type { TableFormat } from '@rapport/staff-contract/imports/imports'
import { readCsv } from './read-csv.ts'
import { readXlsx, readXlsxSheets } from './read-xlsx.ts'
import { matchesSheetName } from './sheet-names.ts'
import { TableFileError } from './table-file-error.ts'

const OLD_OFFICE = Buffer.from('\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1', 'latin1')

/**
 * Returns the rows of a file, all of the same length. Reads the named sheet, else the first visible one. Throws TableFileError. Call it in a process that can be killed.
 */
export async function parseTable(
  bytes: Buffer,
  sheet: string | null = null,
): Promise<{ rows: string[][]; format: TableFormat }> {
  const format = isZip(bytes) ? 'xlsx' : 'csv'
  return { rows: await readRows(bytes, format, sheet), format }
}

/** A sheet with its rows, all of the same length. */
export interface ParsedSheet {
  name: string
  rows: string[][]
}

/**
 * Returns the wanted sheets of a workbook, empty ones included, and the names of its other sheets. Throws
 * TableFileError. Call it in a process that can be killed.
 */
export async function parseWorkbook(
  bytes: Buffer,
  wanted: readonly string[],
): Promise<{ sheets: ParsedSheet[]; others: string[] }> {
  requireNewOffice(bytes)
  if (!isZip(bytes)) throw new TableFileError(importMessages.workbookOnly)
  const { sheets, others } = await readXlsxSheets(bytes, (name) => matchesSheetName(name, wanted))
  return { sheets: sheets.map(({ name, rows }) => ({ name, rows: toTable(rows) })), others }
}

const isZip = (bytes: Buffer) => bytes.subarray(0, 2).toString('latin1') === 'PK'

function requireNewOffice(bytes: Buffer): void {
  if (bytes.subarray(0, OLD_OFFICE.length).equals(OLD_OFFICE))
    throw new TableFileError(importMessages.fileOldExcel)
}

/** The first row has the headers. */
async function readRows(bytes: Buffer, format: TableFormat, sheet: string | null): Promise<string[][]> {
  requireNewOffice(bytes)
  const rows = toTable(format === 'xlsx' ? await readXlsx(bytes, sheet) : readCsv(bytes))
  if (rows.length < 2) throw new TableFileError(importMessages.fileEmpty)
  return rows
}

/** Drops empty rows at the end, and makes all rows equally long. Throws TableFileError if there are too many. */
function toTable(read: string[][]): string[][] {
  const rows = read.slice(0, read.findLastIndex(isFilled) + 1)
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
