import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../src/platform/database/embedded/embedded-postgres.ts'

/** A PostgreSQL of a run's own, in a temporary directory. */
export interface TestServer {
  /** URL of its database; others are made beside it. */
  url: string
  stop(): Promise<void>
}

/** What is lost when the power fails was only a test. */
const SETTINGS = { fsync: 'off', full_page_writes: 'off', max_connections: '200', shared_buffers: '64MB' }

/** Starts one; on a copy of the files of `source` where it is given. */
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

/** Runs a statement that no transaction can be around; rejects where the server takes half a hook's time for it. */
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
