import { mkdirSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { fromPglite } from 'pg-boss'
import { type Database, migrationsFolder } from './database.ts'
import { openPgliteClient } from './pglite-client.ts'

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
    queueOptions: { db: fromPglite(client), backend: 'pglite' },
    ping: async () => void (await orm.execute(sql`select 1`)),
    close: () => client.close(),
  }
}
