import { join } from 'node:path'
import type { Env } from '../process/env.ts'
import { logLine } from '../process/fatal-log.ts'
import type { Database } from './database.ts'
import { openExternal } from './open-external.ts'
import { openPostgres } from './postgres-database.ts'

/** Pino levels of LOG_LEVEL. */
const LOG_LEVELS = { debug: 20, info: 30, warn: 40, error: 50, silent: Number.POSITIVE_INFINITY }

/**
 * Opens the database of the environment, or else the embedded database in `dataDir`, which this process has
 * to lock. Throws StartError if it can't.
 */
export async function openDatabase(env: Env, dataDir: string): Promise<Database> {
  if (env.DATABASE_URL) return openExternal(env)
  const { startEmbeddedPostgres } = await import('./embedded/embedded-postgres.ts')
  const server = await startEmbeddedPostgres(join(dataDir, 'db'), {
    onLog: (level, text) => level >= LOG_LEVELS[env.LOG_LEVEL] && logLine(level, text, { from: 'postgres' }),
  })
  const database = await openPostgres(server.url)
  return {
    ...database,
    alone: true,
    async close() {
      await database.close()
      await server.stop()
    },
  }
}
