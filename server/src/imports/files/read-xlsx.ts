import { IMPORT_INFLATED_MAX } from '@rapport/staff-contract/imports/import-limits'
import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import { zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'
import { writePlainWorkbook } from './plain-workbook.ts'
import { requireReadablePart } from './sheet-bounds.ts'
import { TableFileError } from './table-file-error.ts'
import { findWorkbookParts, listSheetNames, type WorkbookParts } from './workbook-parts.ts'
import { listZippedFiles, type ZippedFile } from './zip-sizes.ts'

const MEGABYTE = 1024 * 1024
/** Significant digits in spreadsheet programs. Further digits are rounding errors. */
const NUMBER_DIGITS = 15
const WORKBOOK_FOLDER = /^xl[/\\]/i

/** A sheet as rows of texts. */
interface ReadSheet {
  name: string
  rows: string[][]
}

/**
 * Returns the rows of the named sheet, else of the first visible one. Formulas have their last value. Inflates only the required parts, to
 * the sizes in the directory, and checks them before parsing. Throws TableFileError.
 */
export const readXlsx = (bytes: Buffer, sheetName: string | null): Promise<string[][]> =>
  readSheetRows(bytes, listReadableFiles(bytes), sheetName)

/**
 * Returns the visible sheets whose names are wanted, and the names of the others. Throws TableFileError.
 */
export async function readXlsxSheets(
  bytes: Buffer,
  isWanted: (name: string) => boolean,
): Promise<{ sheets: ReadSheet[]; others: string[] }> {
  const files = listReadableFiles(bytes)
  const names = listSheetNames(bytes, files)
  const sheets: ReadSheet[] = []
  for (const name of names.filter(isWanted))
    sheets.push({ name, rows: await readSheetRows(bytes, files, name) })
  return { sheets, others: names.filter((name) => !isWanted(name)) }
}

function listReadableFiles(bytes: Buffer): ZippedFile[] {
  const files = listZippedFiles(bytes)
  if (!files) throw new TableFileError(importMessages.fileBroken)
  if (!files.some(({ name }) => WORKBOOK_FOLDER.test(name)))
    throw new TableFileError(importMessages.fileNoTable)
  const inflated = files.reduce((sum, { size }) => sum + size, 0)
  if (inflated > IMPORT_INFLATED_MAX)
    throw new TableFileError(importMessages.fileInflates(IMPORT_INFLATED_MAX / MEGABYTE))
  return files
}

async function readSheetRows(
  bytes: Buffer,
  files: ZippedFile[],
  sheetName: string | null,
): Promise<string[][]> {
  const parts = findWorkbookParts(bytes, files, sheetName)
  if (!parts) throw new TableFileError(importMessages.fileBroken)
  for (const part of [parts.sheet, parts.sharedStrings, parts.styles]) if (part) requireReadablePart(part)
  const sheet = await readFirstSheet(parts).catch(() => {
    throw new TableFileError(importMessages.fileBroken)
  })
  return (sheet as unknown[][]).map((row) => row.map(formatValue))
}

async function readFirstSheet(parts: WorkbookParts) {
  // Without compression, because the library inflates large files in threads, and this process may not start threads.
  const { buffer, byteOffset, length } = zipSync(writePlainWorkbook(parts), { level: 0 })
  return readSheet(buffer.slice(byteOffset, byteOffset + length) as ArrayBuffer, 1, { trim: false })
}

function formatValue(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(Number(value.toPrecision(NUMBER_DIGITS)))
  if (typeof value === 'boolean') return value ? 'да' : 'нет'
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  // An XLSX can encode characters that PostgreSQL can't store.
  return String(value).replaceAll('\u0000', '').toWellFormed()
}
