import { parentPort, workerData } from 'node:worker_threads'
import { PGlite, type Transaction } from '@electric-sql/pglite'
import {
  OPENED,
  type PgliteError,
  type PgliteMethod,
  type PgliteReply,
  type PgliteRequest,
  type QueryMessage,
} from './pglite-messages.ts'
import { TEXT_TYPES } from './pglite-types.ts'

/** The thread that computes what the embedded database is asked; see pglite-client.ts for the other side. */

/** Of a database error all but the parameters, which are personal data. */
const ERROR_FIELDS = [
  'name', 'code', 'severity', 'detail', 'hint', 'position', 'where', 'schema', 'table', 'column', 'dataType',
  'constraint', 'routine',
] // biome-ignore format: a list

interface OpenTransaction {
  tx: Transaction
  /** Lets the transaction end, and resolves when it has. */
  end(how: 'commit' | 'rollback'): Promise<void>
}

const port = parentPort
if (!port) throw new Error('This is the program of a thread')
const reply = (message: PgliteReply) => port.postMessage(message)
const transactions = new Map<number, OpenTransaction>()
const listeners = new Map<number, () => Promise<void>>()

const database = await PGlite.create(workerData).catch((error: unknown) => {
  reply({ id: OPENED, failure: failureOf(error) })
})
if (database) {
  // Parsers of a query's own are merged with PGlite's hundred at each query, which takes as long as the query: see decision 128.
  for (const type of TEXT_TYPES) database.parsers[type] = (text) => text
  port.on('message', (request: PgliteRequest) => {
    answer(database, request).then(
      (result) => reply({ id: request.id, result }),
      (error: unknown) => reply({ id: request.id, failure: failureOf(error) }),
    )
  })
  reply({ id: OPENED, result: undefined })
}

/** Calls are begun in the order they come; PGlite's own locks keep a transaction alone on the connection. */
async function answer(db: PGlite, request: PgliteMethod & { id: number }): Promise<unknown> {
  switch (request.name) {
    case 'query':
      return runQuery(sessionOf(db, request.transaction), request)
    case 'exec':
      return sessionOf(db, request.transaction).exec(request.text)
    case 'begin':
      return begin(db, request.id)
    case 'commit':
    case 'rollback':
      return openTransaction(request.transaction).end(request.name)
    case 'listen': {
      const { id, channel } = request
      listeners.set(id, await db.listen(channel, (payload) => reply({ listener: id, payload })))
      return undefined
    }
    case 'unlisten':
      await listeners.get(request.listener)?.()
      listeners.delete(request.listener)
      return undefined
    case 'close':
      return db.close()
  }
}

const runQuery = (session: PGlite | Transaction, { text, params, rowMode }: QueryMessage) =>
  session.query(text, params, { rowMode })

const sessionOf = (db: PGlite, transaction: number | undefined): PGlite | Transaction =>
  transaction === undefined ? db : openTransaction(transaction).tx

function openTransaction(id: number): OpenTransaction {
  const found = transactions.get(id)
  if (!found) throw new Error('The transaction has ended')
  return found
}

class RolledBack extends Error {}

/** Resolves when the transaction has the connection to itself; it then lasts until it is told to end. */
function begin(db: PGlite, id: number): Promise<void> {
  const begun = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const ended = db
    .transaction((tx) => {
      transactions.set(id, {
        tx,
        end(how) {
          transactions.delete(id)
          if (how === 'commit') end.resolve()
          else end.reject(new RolledBack())
          return ended
        },
      })
      begun.resolve()
      return end.promise
    })
    .catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error
    })
  ended.catch(begun.reject)
  return begun.promise
}

function failureOf(error: unknown): PgliteError {
  if (!(error instanceof Error)) return { message: String(error), fields: {} }
  const source = error as unknown as Record<string, unknown>
  const fields = Object.fromEntries(
    ERROR_FIELDS.flatMap((name) => (source[name] === undefined ? [] : [[name, source[name]]])),
  )
  return { message: error.message, fields }
}
