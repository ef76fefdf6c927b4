import type { Database } from '../../src/platform/database/database.ts'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import { openDataDir } from '../../src/platform/process/data-dir.ts'
import { readEnv } from '../../src/platform/process/env.ts'

/**
 * Opens the database of a process under test: DATABASE_URL, or the embedded database in DATA_DIR, which it locks. Its schema
 * is up to date.
 */
export async function openProcessDatabase(
  { DATA_DIR = '', DATABASE_URL = '' } = process.env,
): Promise<Database> {
  const dataDir = openDataDir(DATA_DIR, DATABASE_URL === '')
  const database = await openDatabase(readEnv({ DATA_DIR, DATABASE_URL, LOG_LEVEL: 'silent' }), DATA_DIR)
  await database.migrate()
  return {
    ...database,
    async close() {
      await database.close()
      dataDir.release()
    },
  }
}
