import type { Database } from '../src/platform/database/database.ts'
import { openPostgres } from '../src/platform/database/postgres-database.ts'
import { databaseUrl, onServer, startTestServer, type TestServer } from './test-server.ts'

/** Opens a migrated, empty database for a script. `close` deletes it with its server. */
export async function openScratchDatabase(): Promise<Database> {
  const server = await startTestServer()
  const database = await openPostgres(server.url)
  await database.migrate()
  return {
    ...database,
    async close() {
      await database.close()
      await server.stop()
    },
  }
}

/** Creates a migrated database on a server, without a statement timeout. */
export async function createDatabase(server: TestServer, name: string): Promise<Database> {
  await onServer(server.url, `create database ${name}`)
  const database = await openPostgres(databaseUrl(server.url, name), { statement_timeout: 0 })
  await database.migrate()
  return database
}
