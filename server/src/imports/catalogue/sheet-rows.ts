import type { CatalogueSheet } from '@rapport/staff-contract/imports/catalogue-sheets'
import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import type { FileColumn } from '@rapport/staff-contract/imports/imports'
import { readFileRows } from '../file-rows.ts'
import type { Sheet } from '../files/read-workbook.ts'
import type { FileRows } from '../kinds/import-kind.ts'
import { describeColumns, matchColumns } from '../match-columns.ts'
import { sheetColumns } from './catalogue-columns.ts'
import { firstLine } from './sheet-lines.ts'

/** Rows in which the headers are searched. Numbers writes the name of a table above them. */
const HEADERS_SEARCHED = 10
/** Headers that make a row the header row. A note may contain one of them. */
const HEADERS_MIN = 2

/** A sheet with its columns. */
export interface CatalogueSheetRows {
  sheet: CatalogueSheet
  rows: FileRows
  fileColumns: FileColumn[]
  columns: (string | null)[]
  /** Why its rows can't be read. Then it has none. */
  problem: string | undefined
}

/** Finds the header row of a sheet, and matches its columns. */
export async function readSheetRows(sheet: CatalogueSheet, table: Sheet): Promise<CatalogueSheetRows> {
  const { columns: known, required } = sheetColumns[sheet]
  const head = await table.rows(0, HEADERS_SEARCHED)
  for (const [headerAt, cells] of head.entries()) {
    const fileColumns = describeColumns([cells])
    const columns = matchColumns(fileColumns, { columns: known })
    const keys = columns.filter((key) => key !== null)
    if (keys.length < HEADERS_MIN) continue
    const missing = required.find((alternatives) => !alternatives.some((key) => keys.includes(key)))
    const rows = readFileRows(table, columns, { headerAt, lineOffset: firstLine(sheet) })
    const headers = missing?.map((key) => known.find((column) => column.key === key)?.header ?? key)
    return headers
      ? { sheet, rows: NO_ROWS, fileColumns, columns, problem: importMessages.sheetNeedsColumn(headers) }
      : { sheet, rows, fileColumns, columns, problem: undefined }
  }
  const problem = head.length > 0 ? importMessages.sheetNoHeaders : undefined
  return { sheet, rows: NO_ROWS, fileColumns: [], columns: [], problem }
}

/** Rows of a sheet that the file does not have. */
export const NO_ROWS: FileRows = { keys: new Set(), async *parts() {} }
