import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { migrationsFolder } from '../database.ts'
import { rejectUnfinishedRestore } from '../restores/unfinished-restore.ts'
import { checkHistory, storeOldestSchema } from './schema-history.ts'

/** Arbitrary number that only this product uses. It lets one process migrate at a time. */
export const MIGRATION_LOCK = 7_265_001

/**
 * Brings the schema up to date. A process that finds another one migrating logs it and waits. The lock belongs to a
 * session, so the URL must not lead through a pooler in transaction mode. Throws StartError for a database that
 * this build can't use.
 */
export async function migrateAlone(
  connectionString: string,
  log: (line: string) => void,
  folder = migrationsFolder,
): Promise<void> {
  // Migrating a large table takes long, and so may another process that migrates.
  const client = new pg.Client({ connectionString, statement_timeout: 0 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const lock = await client.query('select pg_try_advisory_lock($1) as held', [MIGRATION_LOCK])
    if (!lock.rows[0]?.held) {
      log('Waiting for another process that brings the database up to date …')
      await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    }
    const files = readMigrationFiles({ migrationsFolder: folder })
    await rejectUnfinishedRestore(client)
    await checkHistory(client, files, log)
    await migrate(drizzle(client), { migrationsFolder: folder })
    await storeOldestSchema(client, folder)
  } finally {
    // Ends the session, and with it the lock.
    await client.end()
  }
}
