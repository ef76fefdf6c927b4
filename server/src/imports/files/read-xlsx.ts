import { IMPORT_INFLATED_MAX } from '@rapport/staff-contract/imports/import-limits'
import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import { zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'
import { writePlainWorkbook } from './plain-workbook.ts'
import { requireReadablePart } from './sheet-bounds.ts'
import { TableFileError } from './table-file-error.ts'
import { findWorkbookParts, type WorkbookParts } from './workbook-parts.ts'
import { listZippedFiles } from './zip-sizes.ts'

const MEGABYTE = 1024 * 1024
/** Digits that a program for tables keeps of a number: what is behind them comes from computing. */
const NUMBER_DIGITS = 15
const WORKBOOK_FOLDER = /^xl[/\\]/i

/**
 * Returns the rows of the first sheet that an XLSX shows, of a formula its last value. Only what that takes is inflated, to the size that the
 * directory says, and checked before anything is built from it. Throws a TableFileError.
 */
export async function readXlsx(bytes: Buffer): Promise<string[][]> {
  const files = listZippedFiles(bytes)
  if (!files) throw new TableFileError(importMessages.fileBroken)
  if (!files.some(({ name }) => WORKBOOK_FOLDER.test(name)))
    throw new TableFileError(importMessages.fileNoTable)
  const inflated = files.reduce((sum, { size }) => sum + size, 0)
  if (inflated > IMPORT_INFLATED_MAX)
    throw new TableFileError(importMessages.fileInflates(IMPORT_INFLATED_MAX / MEGABYTE))
  const parts = findWorkbookParts(bytes, files)
  if (!parts) throw new TableFileError(importMessages.fileBroken)
  for (const part of [parts.sheet, parts.sharedStrings, parts.styles]) if (part) requireReadablePart(part)
  const sheet = await readFirstSheet(parts).catch(() => {
    throw new TableFileError(importMessages.fileBroken)
  })
  return (sheet as unknown[][]).map((row) => row.map(textOf))
}

async function readFirstSheet(parts: WorkbookParts) {
  // Stored as they are: the library would inflate large files in threads, which this process may not start.
  const { buffer, byteOffset, length } = zipSync(writePlainWorkbook(parts), { level: 0 })
  return readSheet(buffer.slice(byteOffset, byteOffset + length) as ArrayBuffer, 1, { trim: false })
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(Number(value.toPrecision(NUMBER_DIGITS)))
  if (typeof value === 'boolean') return value ? 'да' : 'нет'
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  // An XLSX can spell characters that no database stores.
  return String(value).replaceAll('\u0000', '').toWellFormed()
}
