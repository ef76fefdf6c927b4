import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import type { ImportRow, ImportRowState } from '@rapport/staff-contract/imports/imports'
import { rowKindNames } from '@rapport/staff-contract/imports/row-kind-names'
import type { Orm } from '../platform/database/database.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { readFileRows } from './file-rows.ts'
import { openTable, type Table } from './files/read-table.ts'
import { TableFileError } from './files/table-file-error.ts'
import type { PlanPart, RowPlan } from './kinds/import-kind.ts'
import { getImportRows } from './kinds/row-kinds.ts'
import type { ImportRecord } from './queries.ts'

export interface PlanDeps {
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

/** Plans all rows of a file. Passes each part to `onPart` and stores none. */
export async function planImport(
  { orm, storage, now }: PlanDeps,
  record: ImportRecord,
  onPart: (part: PlanPart<unknown>, report: ImportRow[]) => Promise<void> | void,
): Promise<ImportPlan> {
  const kind = getImportRows(record.kind)
  await using table = await openStored(storage, record)
  const rows = readFileRows(table, record.columns)
  const hash = createHash('sha256')
  const counts = { wrong: 0, new: 0, changed: 0, same: 0 }
  for await (const part of kind.plan({ orm, rows, as: record.result, now: now() })) {
    const report = part.rows.map((row) => toReport(row, record, kind.columns))
    for (const [at, row] of report.entries()) {
      counts[row.state] += 1
      hash.update(JSON.stringify([row, part.rows[at]?.version]))
    }
    await onPart(part, report)
  }
  return { counts, fingerprint: hash.digest('hex') }
}

const openStored = (storage: Storage, { fileKey, kind }: ImportRecord): Promise<Table> => {
  const read = async () => {
    const file = await storage.get(fileKey)
    if (!file) throw new TableFileError(importMessages.fileGone)
    return buffer(file.stream)
  }
  return openTable('import', read, rowKindNames[kind])
}

/** Errors get the column letters and headers of the file. */
function toReport(
  { line, title, state, changes, mistakes }: RowPlan,
  { fileColumns, columns }: Pick<ImportRecord, 'fileColumns' | 'columns'>,
  known: readonly { key: string; header: string }[],
): ImportRow {
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
