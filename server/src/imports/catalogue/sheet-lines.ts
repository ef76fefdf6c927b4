import { CATALOGUE_SHEETS, type CatalogueSheet } from '@rapport/staff-contract/imports/catalogue-sheets'

/** More lines than a sheet can have. */
const SHEET_LINES = 100_000

/** Returns the number added to each line of a sheet, so that all lines of a workbook differ. */
export const firstLine = (sheet: CatalogueSheet): number => CATALOGUE_SHEETS.indexOf(sheet) * SHEET_LINES

/** Returns the sheet of a line, and the line within it. */
export const splitLine = (line: number): { sheet: CatalogueSheet | undefined; line: number } => ({
  sheet: CATALOGUE_SHEETS[Math.floor(line / SHEET_LINES)],
  line: line % SHEET_LINES,
})

/** Line of a note about the whole file. */
export const FILE_LINE = CATALOGUE_SHEETS.length * SHEET_LINES
