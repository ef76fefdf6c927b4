import { IMPORT_COLUMNS_MAX, IMPORT_ROWS_MAX } from '@rapport/staff-contract/imports/import-limits'
import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import { TableFileError } from './table-file-error.ts'
import { eachTag, readReference, tagCode } from './xml-tags.ts'

/** Rows and columns that a sheet of an XLSX can have. */
const SHEET_ROWS_MAX = 1_048_576
const SHEET_COLUMNS_MAX = 16_384
/** Characters of a cell; each is ten bytes at most, as `&#128512;` is. */
const CELL_CHARACTERS_MAX = 32_767
const CELL_BYTES_MAX = CELL_CHARACTERS_MAX * 10
/** A sheet with a value in each row and column that can be imported has eight million. */
const TAGS_MAX = 10_000_000

const ROW = tagCode('row')
const CELL = tagCode('c')
const VALUE = tagCode('v')
const TEXT = tagCode('t')
const INLINE = tagCode('is')
const FORMULA = tagCode('f')

/**
 * Throws a TableFileError if a part of an XLSX takes too much to read, before anything is built from it: by its tags, by the text
 * between two tags, and by the largest row and column that has a value.
 */
export function requireReadablePart(xml: Uint8Array): void {
  let tags = 0
  let row = 0
  let column = 0
  let isInCell = false
  let isInValue = false
  let hasValue = false
  eachTag(xml, (code, bytesBefore, from, to) => {
    tags += 1
    if (tags > TAGS_MAX) throw new TableFileError(importMessages.fileTooHeavy)
    if (bytesBefore > CELL_BYTES_MAX)
      throw new TableFileError(importMessages.fileCellTooLong(CELL_CHARACTERS_MAX))
    if (isInValue && bytesBefore > 0) hasValue = true
    isInValue = isInCell && (code === VALUE || code === TEXT)
    // A formula that was never computed is read as a mistake, not as an empty cell.
    if (code === FORMULA) hasValue = true
    else if (code === VALUE || code === INLINE) hasValue = false
    if (code === ROW) {
      row = readReference(xml, from, to)?.row ?? row + 1
      column = 0
    } else if (code === CELL) {
      const place = readReference(xml, from, to)
      row = place?.row ?? row
      column = place?.column ?? column + 1
      isInCell = true
      hasValue = false
    } else if (code === -CELL) {
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
