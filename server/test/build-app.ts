import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type AppOptions, createApp } from '../src/app.ts'
import type { Database } from '../src/platform/database/database.ts'
import type { JobIntervals } from '../src/platform/jobs/jobs.ts'
import { readEnv } from '../src/platform/process/env.ts'
import { openStorage } from '../src/platform/storage/open-storage.ts'
import type { Storage } from '../src/platform/storage/storage.ts'
import { rejectStalled } from './stalled-work.ts'

/** Shortest intervals that the job queue accepts. */
export const jobIntervals: JobIntervals = { firstRetry: 1, poll: 0.5, heartbeat: 10, supervise: 1 }

/** Spares each test the creation of a key for each purpose. */
export const APP_SECRET = 'what the tests sign and derive by'

export interface BuildOptions extends Partial<Omit<AppOptions, 'env' | 'database' | 'logStream'>> {
  variables?: Record<string, string>
  /** Fills the database and the store before the app is created. */
  prepare?: (storage: Storage) => Promise<unknown>
}

/** Whole server on its own data directory. */
export interface BuiltApp {
  app: FastifyInstance
  storage: Storage
  dataDir: string
  /** All log lines. */
  log: string[]
  /** Listens on a free port. Returns the URL. */
  listen(): Promise<string>
  close(): Promise<void>
}

/**
 * Builds the server as in production. Its site renders an order as JSON and every other page as its path. A
 * given data directory is not deleted with the app.
 */
export async function buildApp(
  database: Database,
  { variables, prepare, dataDir: given, ...options }: BuildOptions = {},
): Promise<BuiltApp> {
  const dataDir = given ?? (await mkdtemp(join(tmpdir(), 'rapport-server-')))
  const env = readEnv({ DATA_DIR: dataDir, NODE_ENV: 'test', LOG_LEVEL: 'debug', APP_SECRET, ...variables })
  const storage = options.storage ?? (await openStorage(env, dataDir))
  await prepare?.(storage)
  const log: string[] = []
  const logStream = { write: (line: string) => void log.push(line) }
  const site = { renderPage }
  const opened = { env, database, dataDir, site, logStream, jobIntervals, ...options, storage }
  const app = await rejectStalled('The server was not created', database, createApp(opened))
  return {
    app,
    storage,
    dataDir,
    log,
    listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
    async close() {
      await app.close()
      if (!given) await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const renderPage: AppOptions['site']['renderPage'] = async (
  { url },
  { orderOutcome, guestOrder, offerPage, isClosed },
) =>
  new Response(
    orderOutcome || guestOrder || offerPage
      ? `<pre>${JSON.stringify(orderOutcome ?? guestOrder ?? offerPage)}</pre>`
      : new URL(url).pathname,
    { status: isClosed ? 503 : 200, headers: { 'content-type': 'text/html' } },
  )
