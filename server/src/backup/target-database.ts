import { join } from 'node:path'
import { startEmbeddedPostgres } from '../platform/database/embedded/embedded-postgres.ts'
import { openExternal } from '../platform/database/open-external.ts'
import { openDataDir } from '../platform/process/data-dir.ts'
import type { Env } from '../platform/process/env.ts'

/** Database to restore into. */
export interface TargetDatabase extends AsyncDisposable {
  url: string
  /** Directory of written files. */
  dataDir: string
}

/**
 * Opens the database of the environment, which no running site may use. Throws StartError if a site uses the
 * embedded database, or if the server can't be used.
 */
export async function openTargetDatabase(env: Env): Promise<TargetDatabase> {
  const dataDir = openDataDir(env.DATA_DIR, env.DATABASE_URL === '')
  if (env.DATABASE_URL) {
    const checked = await openExternal(env)
    await checked.close()
    return {
      url: env.DATABASE_DIRECT_URL || env.DATABASE_URL,
      dataDir: dataDir.path,
      [Symbol.asyncDispose]: async () => dataDir.release(),
    }
  }
  const server = await startEmbeddedPostgres(join(dataDir.path, 'db'))
  return {
    url: server.url,
    dataDir: dataDir.path,
    async [Symbol.asyncDispose]() {
      await server.stop()
      dataDir.release()
    },
  }
}
