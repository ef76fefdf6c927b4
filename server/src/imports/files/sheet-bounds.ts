import { IMPORT_COLUMNS_MAX, IMPORT_ROWS_MAX } from '@rapport/staff-contract/imports/import-limits'
import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import { TableFileError } from './table-file-error.ts'
import { eachTag, readReference, tagCode } from './xml-tags.ts'

/** Limits of the XLSX format. */
const SHEET_ROWS_MAX = 1_048_576
const SHEET_COLUMNS_MAX = 16_384
/** A character has at most ten bytes, like `&#128512;`. */
const CELL_CHARACTERS_MAX = 32_767
const CELL_BYTES_MAX = CELL_CHARACTERS_MAX * 10
/** The largest allowed table, with a value in each cell, has eight million tags. */
const TAGS_MAX = 10_000_000

const ROW = tagCode('row')
const CELL = tagCode('c')
const VALUE = tagCode('v')
const TEXT = tagCode('t')
const INLINE = tagCode('is')
const FORMULA = tagCode('f')

/**
 * Throws TableFileError if a part of an XLSX is too large to parse. Checks the number of tags, the text between tags,
 * and the largest row and column with a value.
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
    // A never computed formula is read as an error, not as an empty cell.
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
