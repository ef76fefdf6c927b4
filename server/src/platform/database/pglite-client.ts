import { Worker } from 'node:worker_threads'
import type { PGliteInterface, QueryOptions, Results } from '@electric-sql/pglite'
import { logFatal } from '../process/fatal-log.ts'
import {
  OPENED,
  type PgliteError,
  type PgliteMethod,
  type PgliteReply,
  type PgliteThreadOptions,
} from './pglite-messages.ts'
import { parseTexts } from './pglite-types.ts'

type Waiting = PromiseWithResolvers<unknown>

/** The part of PGlite that drizzle and pg-boss use, computed in a thread of its own: no query holds the loop. */
export type PgliteClient = Pick<PGliteInterface, 'query' | 'exec' | 'close'> & {
  transaction<T>(work: (tx: PgliteSession) => Promise<T>): Promise<T>
  listen(channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>>
}

/** What a transaction can be asked for. */
type PgliteSession = Pick<PGliteInterface, 'query' | 'exec'>

/**
 * Opens the embedded database in a thread. Rejects when it can't be opened. A thread that dies ends the process,
 * since nothing of the site works without it and a new process recovers from the log on the disk.
 */
export async function openPgliteClient(options: PgliteThreadOptions): Promise<PgliteClient> {
  const worker = new Worker(new URL('./pglite-thread.ts', import.meta.url), { workerData: options })
  const waiting = new Map<number, Waiting>()
  const listeners = new Map<number, (payload: string) => void>()
  let lastId = OPENED
  let closed = false

  function expect(id: number): Promise<unknown> {
    const promise = Promise.withResolvers<unknown>()
    waiting.set(id, promise)
    // A process that has nothing to do but wait for an answer has to wait for it.
    worker.ref()
    return promise.promise
  }

  function call(request: PgliteMethod, id = ++lastId): Promise<unknown> {
    if (closed) return Promise.reject(new Error('The database is closed'))
    worker.postMessage({ ...request, id })
    return expect(id)
  }

  worker.on('message', (reply: PgliteReply) => {
    if ('listener' in reply) return listeners.get(reply.listener)?.(reply.payload)
    const promise = waiting.get(reply.id)
    waiting.delete(reply.id)
    if (waiting.size === 0) worker.unref()
    // A thread that could not open it ends by itself, maybe before whoever waits has learned why.
    if (reply.id === OPENED && 'failure' in reply) closed = true
    if ('failure' in reply) promise?.reject(errorOf(reply.failure))
    else promise?.resolve(reply.result)
  })
  worker.on('error', (error) => endProcess(error.message))
  worker.on('exit', (code) => {
    if (!closed) endProcess(`exit code ${code}`)
  })

  const sessionOf = (transaction?: number): PgliteSession => ({
    async query<T>(
      text: string,
      params?: unknown[],
      { rowMode = 'object', parsers = {} }: QueryOptions = {},
    ) {
      const found = await call({ name: 'query', text, params, rowMode, transaction })
      return parseTexts(found as Results<T>, parsers)
    },
    async exec(text) {
      const found = (await call({ name: 'exec', text, transaction })) as Results[]
      return found.map((results) => parseTexts(results))
    },
  })

  await expect(OPENED).catch(async (error: unknown) => {
    await worker.terminate()
    throw error
  })
  return {
    ...sessionOf(),
    async transaction(work) {
      const id = ++lastId
      await call({ name: 'begin' }, id)
      let result: Awaited<ReturnType<typeof work>>
      try {
        result = await work(sessionOf(id))
      } catch (error) {
        // What went wrong first is what the caller has to know.
        await call({ name: 'rollback', transaction: id }).catch(() => undefined)
        throw error
      }
      await call({ name: 'commit', transaction: id })
      return result
    },
    async listen(channel, onNotify) {
      const id = ++lastId
      listeners.set(id, onNotify)
      await call({ name: 'listen', channel }, id)
      return async () => {
        listeners.delete(id)
        await call({ name: 'unlisten', listener: id })
      }
    },
    async close() {
      const flushed = call({ name: 'close' })
      closed = true
      await flushed
      await worker.terminate()
      for (const promise of waiting.values()) promise.reject(new Error('The database is closed'))
    },
  }
}

const errorOf = ({ message, fields }: PgliteError): Error => Object.assign(new Error(message), fields)

function endProcess(reason: string): never {
  logFatal('The embedded database has ended, and the process with it', { reason })
  process.exit(1)
}
