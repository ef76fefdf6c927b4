import { type ExportKind, PERSONAL_KINDS } from '@rapport/staff-contract/imports/import-kinds'
import { EXPORT_ROWS_MAX } from '@rapport/staff-contract/imports/import-limits'
import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import type { ExportInput, TableFormat } from '@rapport/staff-contract/imports/imports'
import type { Orm } from '../platform/database/database.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { TableFileError } from './files/table-file-error.ts'
import { type Cell, writeTable } from './files/write-table.ts'
import { getExportRows } from './kinds/row-kinds.ts'
import { createCatalogueTemplate } from './template/catalogue-template.ts'

/** Characters per cell of an XLSX. */
const XLSX_CELL_MAX = 32_767

/** Returns whether an export contains personal data. */
export const isPersonal = ({ kind, rows }: Pick<ExportInput, 'kind' | 'rows'>): boolean =>
  rows === 'all' && (PERSONAL_KINDS as readonly ExportKind[]).includes(kind)

/** Returns the format of an export; files for other programs are always CSV. */
export const getExportFormat = ({ kind, format }: Pick<ExportInput, 'kind' | 'format'>): TableFormat =>
  getExportRows(kind).isForProgram ? 'csv' : format

/** Returns an export file. Throws 422 if it has too many rows, or a text too long for the format. */
export async function createExportFile(
  { orm, now }: { orm: Orm; now: Date },
  filter: ExportInput,
): Promise<Buffer> {
  if (filter.rows === 'template') return createCatalogueTemplate()
  const { columns, exportRows, isForProgram = false } = getExportRows(filter.kind)
  // A template has only the columns that imports read.
  const shown = filter.rows === 'none' ? columns.filter(({ write }) => write !== undefined) : columns
  const headers = shown.map(({ header }) => header)
  const rows: Cell[][] = []
  if (filter.rows === 'all')
    for await (const part of exportRows({ orm, filter, now })) {
      rows.push(...part)
      if (rows.length > EXPORT_ROWS_MAX) throw refuse(importMessages.exportTooMany(EXPORT_ROWS_MAX))
    }
  if (filter.format === 'xlsx') requireRoom(headers, rows)
  return writeTable({ format: filter.format, isForProgram, headers, rows }).catch((error) => {
    throw error instanceof TableFileError ? refuse(error.message) : error
  })
}

const refuse = (message: string) => new ApiError(422, message, { kind: [message] })

function requireRoom(headers: string[], rows: Cell[][]): void {
  for (const row of rows) {
    const at = row.findIndex((cell) => typeof cell === 'string' && cell.length >= XLSX_CELL_MAX)
    if (at >= 0) throw refuse(importMessages.exportTextTooLong(headers[at] ?? ''))
  }
}
