import { join } from 'node:path'
import { type Env, StartError } from '../process/env.ts'
import type { Database } from './database.ts'

/** Opens the database the environment names; the embedded one lives in `dataDir`, held by this process. */
export async function openDatabase(env: Env, dataDir: string): Promise<Database> {
  if (env.DATABASE_URL) {
    const { openPostgres } = await import('./postgres-database.ts')
    return openPostgres(env.DATABASE_URL).catch((error: Error) => {
      throw new StartError(
        `The PostgreSQL server of DATABASE_URL does not answer (${error.message || error.name}). Start it, or unset DATABASE_URL.`,
      )
    })
  }
  const { openPglite } = await import('./pglite-database.ts')
  return openPglite(join(dataDir, 'db'))
}
