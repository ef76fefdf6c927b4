import { Worker } from 'node:worker_threads'
import { importMessages } from '@rapport/contract/imports/import-messages'
import type { TableFormat } from '@rapport/contract/imports/imports'
import { TableFileError } from './table-file-error.ts'

/** A file of 10 000 rows takes three seconds; one that is made to hang takes no more. */
const TIME_MS = 60_000
const MEMORY_MB = 768

/** Rows that are asked for, the first included and the last not. */
export interface TableQuestion {
  from: number
  to: number
}
export type TableAnswer =
  | { rowCount: number; format: TableFormat }
  | { rows: string[][] }
  | { failure: string }

/** A file of rows that is read in a thread of its own, which keeps them: here is never more than a part. */
export interface Table extends AsyncDisposable {
  /** With that of the headers, which is the first. */
  rowCount: number
  format: TableFormat
  /** Returns rows, each as long as the table is wide. */
  rows(from: number, to: number): Promise<string[][]>
}

/** Opens a file of rows by its bytes. Throws a TableFileError of one that can't be read, in time and within its memory. */
export async function openTable(bytes: Uint8Array): Promise<Table> {
  const worker = new Worker(new URL('./table-thread.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    env: {},
    stdout: true,
    stderr: true,
  })
  let waiting: PromiseWithResolvers<TableAnswer> | undefined
  const fail = () => waiting?.reject(new TableFileError(importMessages.fileTooSlow))
  worker.on('message', (answer: TableAnswer) => waiting?.resolve(answer))
  worker.on('error', fail)
  worker.on('exit', fail)
  const wait = async (): Promise<TableAnswer> => {
    waiting = Promise.withResolvers<TableAnswer>()
    const timer = setTimeout(fail, TIME_MS)
    return waiting.promise.finally(() => clearTimeout(timer))
  }
  // Whoever still waits is told by the end of the thread.
  const close = async () => {
    await worker.terminate()
  }
  try {
    const opened = await wait()
    if ('failure' in opened) throw new TableFileError(opened.failure)
    if (!('rowCount' in opened)) throw new Error('The thread began with rows')
    return {
      ...opened,
      async rows(from, to) {
        const answer = wait()
        worker.postMessage({ from, to } satisfies TableQuestion)
        const read = await answer
        if (!('rows' in read)) throw new Error('The thread did not answer with rows')
        return read.rows
      },
      [Symbol.asyncDispose]: close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
