import { mkdirSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { fromPglite } from 'pg-boss'
import { type Database, migrationsFolder } from './database.ts'
import { openPgliteClient, type PgliteClient } from './pglite-client.ts'

/**
 * Opens the embedded PostgreSQL in a directory that this process holds (see data-dir.ts), or in memory where
 * `directory` is undefined. `template` fills a new database from a dump of another.
 */
export async function openPglite(directory: string | undefined, template?: Blob): Promise<Database> {
  if (directory) mkdirSync(directory, { recursive: true })
  const client = await openPgliteClient({
    ...(directory ? { dataDir: directory } : {}),
    ...(template ? { loadDataDir: template } : {}),
  })
  // Drizzle asks for the whole class, and uses `query` and `transaction` of it.
  const orm = drizzle(client as unknown as PGlite, { casing: 'snake_case' })
  return {
    kind: 'pglite',
    orm,
    migrate: () => migrate(orm, { migrationsFolder }),
    listen: (channel, onNotify) => client.listen(channel, onNotify),
    queueOptions: { db: fromPglite(withLateNotices(client)), backend: 'pglite' },
    ping: async () => void (await orm.execute(sql`select 1`)),
    close: () => client.close(),
  }
}

/** The one connection serves whoever waits for an answer first: jobs hear of one another, and of requests, a little later. */
const NOTICE_DELAY_MS = 50

const withLateNotices = (client: PgliteClient): PgliteClient => ({
  ...client,
  listen: (channel, onNotify) =>
    client.listen(channel, (payload) => void setTimeout(onNotify, NOTICE_DELAY_MS, payload).unref()),
})
