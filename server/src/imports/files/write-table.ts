import { Worker } from 'node:worker_threads'
import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import type { TableFormat } from '@rapport/staff-contract/imports/imports'
import { CONNECTION_SILENCE_MS } from '../../platform/http/connection-silence.ts'
import { TableFileError } from './table-file-error.ts'

/** Numbers stay numbers, so that spreadsheet formulas can use them. A Date is a day, midnight in UTC. */
export type Cell = string | number | Date

export interface WriteTableTask extends SheetTask {
  format: TableFormat
  /** Whether a CSV is for another program, not for Excel. */
  isForProgram?: boolean
  /** Further sheets of an XLSX. */
  others?: SheetTask[]
}

export interface SheetTask {
  /** Name of the sheet in an XLSX. */
  sheet?: string
  headers: string[]
  rows: Cell[][]
}

/** The rest of the connection's time is for reading the rows. */
const TIME_MS = CONNECTION_SILENCE_MS - 20_000
const MEMORY_MB = 1024

/**
 * Returns a file, written in its own thread because a large one takes seconds. Throws TableFileError after `timeMs`.
 */
export function writeTable(task: WriteTableTask, timeMs = TIME_MS): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
  const worker = new Worker(new URL('./write-table-thread.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    env: {},
    stdout: true,
    stderr: true,
  })
  const timer = setTimeout(() => reject(new TableFileError(importMessages.exportTooSlow)), timeMs)
  worker.once('message', resolve)
  worker.once('error', reject)
  worker.once('exit', () => reject(new Error('The thread ended')))
  return promise
    .then((bytes) => Buffer.from(bytes))
    .finally(() => {
      clearTimeout(timer)
      void worker.terminate()
    })
}
