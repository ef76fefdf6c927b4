import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { TableKind } from '@rapport/staff-contract/imports/import-kinds'
import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import type { ImportRow, ImportRowState } from '@rapport/staff-contract/imports/imports'
import { rowKindNames } from '@rapport/staff-contract/imports/row-kind-names'
import type { Orm } from '../platform/database/database.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { getRowLayout, openCatalogue } from './catalogue/open-sheets.ts'
import { planCatalogue } from './catalogue/plan-catalogue.ts'
import { readFileRows } from './file-rows.ts'
import { openTable } from './files/read-table.ts'
import { TableFileError } from './files/table-file-error.ts'
import type { ImportSource, RowLayout } from './import-source.ts'
import type { PlanPart, RowPlan } from './kinds/import-kind.ts'
import { getImportRows } from './kinds/row-kinds.ts'
import { openPictureArchive } from './pictures/picture-archive.ts'
import { planPictures } from './pictures/plan-pictures.ts'
import type { ImportRecord } from './queries.ts'

export interface PlanDeps {
  /** Whether pictures may be downloaded from other sites. */
  downloads: boolean
  orm: Orm
  storage: Storage
  now: Clock
}

/** Summary of a dry run. */
export interface ImportPlan {
  counts: Record<ImportRowState, number>
  /** Hash of all planned rows. The same file on the same content has the same hash. */
  fingerprint: string
}

/** A row of the report. `line` identifies it in the whole file. */
export type ReportRow = Omit<ImportRow, 'sheet'>

/** Plans all rows of a file. Passes each part to `onPart` and stores none. */
export async function planImport(
  deps: PlanDeps,
  record: ImportRecord,
  onPart: (part: PlanPart<unknown>, report: ReportRow[]) => Promise<void> | void,
): Promise<ImportPlan> {
  await using source = await openSource(deps, record)
  const hash = createHash('sha256')
  const counts = { wrong: 0, new: 0, changed: 0, skipped: 0, same: 0 }
  for await (const part of source.parts) {
    const report = part.rows.map((row) => toReport(row, source.getLayout(row.line)))
    for (const [at, row] of report.entries()) {
      counts[row.state] += 1
      hash.update(JSON.stringify([row, part.rows[at]?.version]))
    }
    await onPart(part, report)
  }
  return { counts, fingerprint: hash.digest('hex') }
}

function openSource(deps: PlanDeps, record: ImportRecord): Promise<ImportSource> {
  if (record.kind === 'catalogue') return openSheets(deps, record)
  return record.kind === 'pictures' ? openPictures(deps, record) : openRows(deps, record)
}

async function openPictures({ orm, storage }: PlanDeps, { fileKey }: ImportRecord): Promise<ImportSource> {
  const archive = await openPictureArchive(storage, fileKey)
  const layout = { fileColumns: [], columns: [], known: [] }
  return {
    parts: planPictures(orm, archive),
    getLayout: () => layout,
    [Symbol.asyncDispose]: () => archive[Symbol.asyncDispose](),
  }
}

async function openRows({ orm, storage, now }: PlanDeps, record: ImportRecord): Promise<ImportSource> {
  const kind = getImportRows(record.kind as TableKind)
  const table = await openTable('import', () => readStored(storage, record), rowKindNames[record.kind])
  const rows = readFileRows(table, record.columns)
  const layout = { ...record, known: kind.columns }
  return {
    parts: kind.plan({ orm, rows, as: record.result, now: now() }),
    getLayout: () => layout,
    [Symbol.asyncDispose]: () => table[Symbol.asyncDispose](),
  }
}

async function openSheets(
  { orm, storage, now, downloads }: PlanDeps,
  record: ImportRecord,
): Promise<ImportSource> {
  const workbook = await openCatalogue('import', () => readStored(storage, record))
  const { sheets, others } = workbook
  return {
    parts: planCatalogue({ orm, sheets, others, as: record.result, now: now(), downloads }),
    getLayout: (line) => getRowLayout(sheets, line),
    [Symbol.asyncDispose]: () => workbook[Symbol.asyncDispose](),
  }
}

async function readStored(storage: Storage, { fileKey }: ImportRecord): Promise<Uint8Array> {
  const file = await storage.get(fileKey)
  if (!file) throw new TableFileError(importMessages.fileGone)
  return buffer(file.stream)
}

/** Errors get the column letters and headers of the file. */
function toReport(
  { line, title, state, changes, mistakes }: RowPlan,
  { fileColumns, columns, known }: RowLayout,
): ReportRow {
  return {
    line,
    title,
    state,
    changes,
    mistakes: mistakes.map(({ key, message }) => {
      const at = key === null ? -1 : columns.indexOf(key)
      const column = fileColumns[at]
      const header = column?.header ?? known.find((one) => one.key === key)?.header ?? null
      return { letter: column?.letter ?? null, header, message }
    }),
  }
}
