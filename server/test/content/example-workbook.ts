import { catalogueSheetNames } from '@rapport/staff-contract/imports/catalogue-sheets'
import { type Cell, type SheetTask, writeTable } from '../../src/imports/files/write-table.ts'
import { TEMPLATE_SHEETS, templateColumns } from '../../src/imports/template/catalogue-template.ts'
import { columnHints } from '../../src/imports/template/column-hints.ts'

/** Returns a workbook of sheets, after a sheet of instructions. */
export const writeWorkbook = (sheets: SheetTask[]): Promise<Buffer> =>
  writeTable({
    format: 'xlsx',
    sheet: 'Как заполнить',
    headers: ['Лист'],
    rows: [['Подсказка']],
    others: sheets,
  })

/** Returns the sheets of the template, filled in with their examples. */
export const exampleSheets = (): SheetTask[] =>
  TEMPLATE_SHEETS.map((sheet) => {
    const columns = templateColumns(sheet)
    return {
      sheet: catalogueSheetNames[sheet],
      headers: columns.map(({ header }) => header),
      rows: [columns.map(({ key }): Cell => columnHints[sheet][key]?.[1] ?? '')],
    }
  })

export const writeExampleWorkbook = (): Promise<Buffer> => writeWorkbook(exampleSheets())
