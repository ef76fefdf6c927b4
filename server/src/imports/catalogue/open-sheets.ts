import {
  CATALOGUE_SHEETS,
  type CatalogueSheet,
  catalogueSheetNames,
} from '@rapport/staff-contract/imports/catalogue-sheets'
import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import { openWorkbook, type Sheet, type Workbook } from '../files/read-workbook.ts'
import { matchesSheetName } from '../files/sheet-names.ts'
import { TableFileError } from '../files/table-file-error.ts'
import type { RowLayout } from '../import-source.ts'
import { sheetColumns } from './catalogue-columns.ts'
import { splitLine } from './sheet-lines.ts'
import { type CatalogueSheetRows, readSheetRows } from './sheet-rows.ts'

/** A workbook whose headers are read. */
export interface CatalogueWorkbook extends AsyncDisposable {
  sheets: CatalogueSheetRows[]
  /** Names of the sheets that are not read. */
  others: string[]
  /** Rows below the headers. */
  rowCount: number
}

/** Names of the sheets that are read. */
const NAMES: string[] = CATALOGUE_SHEETS.map((sheet) => catalogueSheetNames[sheet])
/** Sheets without a known name that are compared with the template. */
const GUESSED_MAX = 5

/**
 * Opens a workbook. If no sheet has a name of the template, the headers tell what a sheet has: 1C names its only sheet
 * «TDSheet». Throws TableFileError if no sheet is known, or all are empty.
 */
export async function openCatalogue(
  owner: string,
  read: () => Promise<Uint8Array>,
): Promise<CatalogueWorkbook> {
  const named = await openWorkbook(owner, read, NAMES)
  if (named.sheets.length > 0 || named.others.length === 0) return readHeaders(named, findSheet)
  await named[Symbol.asyncDispose]()
  const guessed = await openWorkbook(owner, read, named.others.slice(0, GUESSED_MAX))
  return readHeaders(guessed, guessSheet)
}

async function readHeaders(workbook: Workbook, identify: Identify): Promise<CatalogueWorkbook> {
  try {
    const sheets: CatalogueSheetRows[] = []
    const others = [...workbook.others]
    let rowCount = 0
    for (const table of workbook.sheets) {
      const sheet = await identify(table)
      // Of two sheets with the same name the first one is read.
      if (sheet === undefined || sheets.some((one) => one.sheet === sheet)) others.push(table.name)
      else {
        rowCount += Math.max(0, table.rowCount - 1)
        sheets.push(await readSheetRows(sheet, table))
      }
    }
    if (sheets.length === 0) throw new TableFileError(importMessages.sheetsUnknown(NAMES))
    if (rowCount === 0) throw new TableFileError(importMessages.sheetsEmpty)
    return { sheets, others, rowCount, [Symbol.asyncDispose]: () => workbook[Symbol.asyncDispose]() }
  } catch (error) {
    await workbook[Symbol.asyncDispose]()
    throw error
  }
}

type Identify = (table: Sheet) => Promise<CatalogueSheet | undefined> | CatalogueSheet | undefined

const findSheet: Identify = ({ name }) =>
  CATALOGUE_SHEETS.find((sheet) => matchesSheetName(name, [catalogueSheetNames[sheet]]))

/** Returns the sheet of the template that has most of the columns. */
const guessSheet: Identify = async (table) => {
  let best: { sheet: CatalogueSheet; count: number } | undefined
  for (const sheet of CATALOGUE_SHEETS) {
    const { columns, problem } = await readSheetRows(sheet, table)
    const count = columns.filter((key) => key !== null).length
    // Every column of a group is also one of an item.
    if (problem === undefined && count > 0 && count >= (best?.count ?? 0)) best = { sheet, count }
  }
  return best?.sheet
}

/** Returns the columns of the sheet that a line belongs to. */
export function getRowLayout(sheets: readonly CatalogueSheetRows[], line: number): RowLayout {
  const { sheet } = splitLine(line)
  const { fileColumns = [], columns = [] } = sheets.find((one) => one.sheet === sheet) ?? {}
  return { fileColumns, columns, known: sheet ? sheetColumns[sheet].columns : [] }
}
