import { importMessages } from '@rapport/contract/imports/import-messages'
import { IMPORT_INFLATED_MAX } from '@rapport/contract/limits'
import { readSheet } from 'read-excel-file/universal'
import { repairWorkbook } from './repair-workbook.ts'
import { TableFileError } from './table-file-error.ts'
import { hasHonestSizes, listZippedFiles } from './zip-sizes.ts'

const MEGABYTE = 1024 * 1024
/** Digits that a program for tables keeps of a number: what is behind them comes from computing. */
const NUMBER_DIGITS = 15

/**
 * Returns the rows of the first sheet of an XLSX, of a formula its last value. How much it inflates to is read from the directory
 * before anything is, and held against the content. Throws a TableFileError.
 */
export async function readXlsx(bytes: Buffer): Promise<string[][]> {
  const files = listZippedFiles(bytes)
  if (!files) throw new TableFileError(importMessages.fileBroken)
  if (!files.some(({ name }) => name.startsWith('xl/'))) throw new TableFileError(importMessages.fileNoTable)
  const inflated = files.reduce((sum, { size }) => sum + size, 0)
  if (inflated > IMPORT_INFLATED_MAX)
    throw new TableFileError(importMessages.fileInflates(IMPORT_INFLATED_MAX / MEGABYTE))
  if (!hasHonestSizes(bytes, files)) throw new TableFileError(importMessages.fileBroken)
  const sheet = await readFirstSheet(bytes).catch(() => {
    throw new TableFileError(importMessages.fileBroken)
  })
  return (sheet as unknown[][]).map((row) => row.map(textOf))
}

async function readFirstSheet(bytes: Buffer) {
  const whole = repairWorkbook(bytes)
  return readSheet(whole.buffer.slice(whole.byteOffset, whole.byteOffset + whole.length) as ArrayBuffer, 1, {
    trim: false,
  })
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(Number(value.toPrecision(NUMBER_DIGITS)))
  if (typeof value === 'boolean') return value ? 'да' : 'нет'
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  // An XLSX can spell characters that no database stores.
  return String(value).replaceAll('\u0000', '').toWellFormed()
}
