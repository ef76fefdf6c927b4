import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../src/platform/database/embedded/embedded-postgres.ts'

/** PostgreSQL of a test run, in a temporary directory. */
export interface TestServer {
  /** URL of its database. Other databases are created on the same server. */
  url: string
  stop(): Promise<void>
}

/** Test data need not survive a power cut. */
const SETTINGS = { fsync: 'off', full_page_writes: 'off', max_connections: '200', shared_buffers: '64MB' }

/** Starts a server, on a copy of the files in `source` if it is given. */
export async function startTestServer(source?: string): Promise<TestServer> {
  const directory = mkdtempSync(join(tmpdir(), 'rapport-pg-'))
  chmodSync(directory, 0o711)
  mkdirSync(join(directory, 'data'), { mode: 0o700 })
  const files = join(directory, 'data/db')
  if (source) await cp(source, files, { recursive: true })
  const server = await startEmbeddedPostgres(files, { settings: SETTINGS })
  return {
    url: server.url,
    async stop() {
      await server.stop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** Runs a statement that can't run in a transaction. Rejects after half the timeout of a hook. */
export async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, query_timeout: 60_000 })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Returns the URL of another database on the same server. */
export function databaseUrl(url: string, name: string): string {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}
