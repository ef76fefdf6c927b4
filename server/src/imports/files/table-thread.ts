import { parentPort, workerData } from 'node:worker_threads'
import { importMessages } from '@rapport/contract/imports/import-messages'
import type { TableFormat } from '@rapport/contract/imports/imports'
import { IMPORT_COLUMNS_MAX, IMPORT_ROWS_MAX } from '@rapport/contract/limits'
import { readCsv } from './read-csv.ts'
import type { TableAnswer, TableQuestion } from './read-table.ts'
import { readXlsx } from './read-xlsx.ts'
import { TableFileError } from './table-file-error.ts'

/** The thread that reads one file of rows, and gives them a part at a time; see read-table.ts for the other side. */

const port = parentPort
if (!port) throw new Error('This is the program of a thread')
const reply = (answer: TableAnswer) => port.postMessage(answer)

const OLD_OFFICE = Buffer.from('\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1', 'latin1')

try {
  const bytes = Buffer.from(workerData as Uint8Array)
  const format = bytes.subarray(0, 2).toString('latin1') === 'PK' ? 'xlsx' : 'csv'
  const rows = await readRows(bytes, format)
  port.on('message', ({ from, to }: TableQuestion) => reply({ rows: rows.slice(from, to) }))
  reply({ rowCount: rows.length, format })
} catch (error) {
  reply({ failure: error instanceof TableFileError ? error.message : importMessages.fileBroken })
}

/** Returns the rows up to the last one that has anything in it; the first one has the headers. */
async function readRows(bytes: Buffer, format: TableFormat): Promise<string[][]> {
  if (bytes.subarray(0, OLD_OFFICE.length).equals(OLD_OFFICE))
    throw new TableFileError(importMessages.fileOldExcel)
  const read = format === 'xlsx' ? await readXlsx(bytes) : readCsv(bytes)
  const rows = read.slice(0, read.findLastIndex(isFilled) + 1)
  if (rows.length < 2) throw new TableFileError(importMessages.fileEmpty)
  if (rows.length > IMPORT_ROWS_MAX + 1) throw new TableFileError(importMessages.rowsTooMany(IMPORT_ROWS_MAX))
  const columnCount = rows.reduce(
    (most, row) => Math.max(most, row.findLastIndex((cell) => cell !== '') + 1),
    0,
  )
  if (columnCount > IMPORT_COLUMNS_MAX)
    throw new TableFileError(importMessages.columnsTooMany(IMPORT_COLUMNS_MAX))
  return rows.map((row) => Array.from({ length: columnCount }, (_, at) => row[at] ?? ''))
}

function isFilled(row: string[]): boolean {
  return row.some((cell) => cell.trim() !== '')
}
