import { importMessages } from '@rapport/contract/imports/import-messages'
import { IMPORT_COLUMNS_MAX, IMPORT_ROWS_MAX } from '@rapport/contract/limits'
import { TableFileError } from './table-file-error.ts'
import { eachTag } from './xml-tags.ts'

/** Rows and columns that a sheet of an XLSX can have. */
const SHEET_ROWS_MAX = 1_048_576
const SHEET_COLUMNS_MAX = 16_384
/** Characters of a cell; each is ten bytes at most, as `&#128512;` is. */
const CELL_CHARACTERS_MAX = 32_767
const CELL_BYTES_MAX = CELL_CHARACTERS_MAX * 10
/** A sheet with a value in each row and column that can be imported has eight million. */
const TAGS_MAX = 10_000_000

/**
 * Throws a TableFileError if a part of an XLSX takes too much to read, before anything is built from it: by its tags, by the text
 * between two tags, and by the largest row and column that has a value.
 */
export function requireReadablePart(xml: Buffer): void {
  let tags = 0
  let row = 0
  let column = 0
  let isInCell = false
  let isInValue = false
  let hasValue = false
  eachTag(xml, ({ name, text, bytesBefore }) => {
    tags += 1
    if (tags > TAGS_MAX) throw new TableFileError(importMessages.fileTooHeavy)
    if (bytesBefore > CELL_BYTES_MAX)
      throw new TableFileError(importMessages.fileCellTooLong(CELL_CHARACTERS_MAX))
    if (isInValue && bytesBefore > 0) hasValue = true
    isInValue = isInCell && (name === 'v' || name === 't')
    // A formula that was never computed is read as a mistake, not as an empty cell.
    if (name === 'f') hasValue = true
    else if (name === 'v' || name === 'is') hasValue = false
    if (name === 'row') {
      row = readReference(text())?.row ?? row + 1
      column = 0
    } else if (name === 'c') {
      const place = readReference(text())
      row = place?.row ?? row
      column = place?.column ?? column + 1
      isInCell = true
      hasValue = false
    } else if (name === '/c') {
      isInCell = false
      if (hasValue) requireImported(row, column)
    }
    if (row > SHEET_ROWS_MAX || column > SHEET_COLUMNS_MAX)
      throw new TableFileError(importMessages.fileBroken)
  })
}

function requireImported(row: number, column: number): void {
  if (row > IMPORT_ROWS_MAX + 1) throw new TableFileError(importMessages.rowsTooMany(IMPORT_ROWS_MAX))
  if (column > IMPORT_COLUMNS_MAX) throw new TableFileError(importMessages.columnsTooMany(IMPORT_COLUMNS_MAX))
}

const REFERENCE = /\sr=["']([A-Z]{0,8})(\d{1,10})["']/i
const LETTERS = 26
const CODE_BEFORE_A = 64

/** Reads `B17` of a cell, or the number of a row. */
function readReference(tag: string): { row: number; column: number } | undefined {
  const [, letters = '', digits] = REFERENCE.exec(tag) ?? []
  if (digits === undefined) return undefined
  const column = [...letters.toUpperCase()].reduce(
    (sum, letter) => sum * LETTERS + letter.charCodeAt(0) - CODE_BEFORE_A,
    0,
  )
  return { row: Number(digits), column }
}
