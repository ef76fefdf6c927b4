import { setTimeout as pause } from 'node:timers/promises'
import { IMPORT_BYTES_MAX } from '@rapport/staff-contract/imports/import-limits'
import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import type { TableFormat } from '@rapport/staff-contract/imports/imports'
import { CONNECTION_SILENCE_MS } from '../../platform/http/connection-silence.ts'
import { ChildError } from '../../platform/process/child/child-error.ts'
import { createChildPool, type LeasedChild } from '../../platform/process/child/child-pool.ts'
import { TableFileError } from './table-file-error.ts'

/** A file of 20 000 rows and 100 columns takes six seconds. */
const TIME_MS = 25_000
/** Wait in the queue. The rest of the connection's time is for storing the file. */
const WAIT_MS = CONNECTION_SILENCE_MS - TIME_MS - 15_000
/** Enough for twenty rows of long texts, or a file. */
const MESSAGE_BYTES = 4 * IMPORT_BYTES_MAX

const pool = createChildPool({
  program: new URL('./table-process.ts', import.meta.url),
  running: 2,
  waiting: 20,
  timeMs: TIME_MS,
  memoryMb: 2048,
  heapMb: 768,
  messageBytes: MESSAGE_BYTES,
})

/** `open` comes with the file, and names the sheet to read. The other question requests rows from `from` up to but excluding `to`. */
export type TableQuestion = { open: string | null } | { from: number; to: number }

export interface OpenedTable {
  /** Includes the header row, which is the first. */
  rowCount: number
  format: TableFormat
}

/** A file that a child process has read. This process only receives parts of it. */
export interface Table extends OpenedTable, AsyncDisposable {
  /** Returns rows, all of the same length. */
  rows(from: number, to: number): Promise<string[][]>
}

/**
 * Opens a file in a child process. Of a workbook, reads the sheet with the given name, else the first visible one. An `owner` has one open file at a time; `read` loads it when it is the owner's
 * turn. Throws TableFileError if the file exceeds time or memory, ChildError (which is not final) if the wait is too
 * long.
 */
export async function openTable(
  owner: string,
  read: () => Promise<Uint8Array>,
  sheet: string | null = null,
): Promise<Table> {
  const child = await leaseSoon(owner)
  const ask = async (question: TableQuestion, bytes?: Uint8Array) => {
    const answer = await child.ask(question, bytes).catch((error: ChildError) => {
      throw error.isFinal ? new TableFileError(importMessages.fileTooHeavy) : error
    })
    return answer.value
  }
  try {
    const opened = (await ask({ open: sheet }, await read())) as OpenedTable | { failure: string }
    if ('failure' in opened) throw new TableFileError(opened.failure)
    return {
      ...opened,
      rows: async (from, to) => (await ask({ from, to })) as string[][],
      [Symbol.asyncDispose]: () => child[Symbol.asyncDispose](),
    }
  } catch (error) {
    await child[Symbol.asyncDispose]()
    throw error
  }
}

async function leaseSoon(owner: string): Promise<LeasedChild> {
  const lease = pool.lease(owner)
  const child = await Promise.race([lease, pause(WAIT_MS, undefined, { ref: false })])
  if (child) return child
  // The lease may still arrive later.
  lease.then((late) => late[Symbol.asyncDispose]()).catch(() => undefined)
  throw new ChildError('busy')
}
