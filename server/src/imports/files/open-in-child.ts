import { setTimeout as pause } from 'node:timers/promises'
import { IMPORT_BYTES_MAX } from '@rapport/staff-contract/imports/import-limits'
import { importMessages } from '@rapport/staff-contract/imports/import-messages'
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

/** A file that a child process has read. */
interface OpenedInChild<Opened> extends AsyncDisposable {
  opened: Opened
  ask(question: object): Promise<unknown>
}

/**
 * Opens a file in a child process. An `owner` has one open file at a time; `read` loads it when it is the owner's
 * turn. Throws TableFileError if the file exceeds time or memory, ChildError (which is not final) if the wait is too
 * long.
 */
export async function openInChild<Opened extends object>(
  owner: string,
  read: () => Promise<Uint8Array>,
  question: object,
): Promise<OpenedInChild<Opened>> {
  const child = await leaseSoon(owner)
  const ask = async (asked: object, bytes?: Uint8Array) => {
    const answer = await child.ask(asked, bytes).catch((error: ChildError) => {
      throw error.isFinal ? new TableFileError(importMessages.fileTooHeavy) : error
    })
    return answer.value
  }
  try {
    const opened = (await ask(question, await read())) as Opened | { failure: string }
    if ('failure' in opened) throw new TableFileError(opened.failure)
    return { opened, ask, [Symbol.asyncDispose]: () => child[Symbol.asyncDispose]() }
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
