import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { startEmbeddedPostgres } from '../platform/database/embedded/embedded-postgres.ts'
import { findRunningServer } from '../platform/database/embedded/running-server.ts'
import { type DataDir, lockDataDir } from '../platform/process/data-dir.ts'
import { type Env, StartError } from '../platform/process/env.ts'

/** Database to back up. */
export interface SourceDatabase extends AsyncDisposable {
  url: string
}

/**
 * Opens the database of the environment for reading beside a running site. If the embedded database does not
 * run, it is started until the end. Throws StartError if there is none.
 */
export async function openSourceDatabase(env: Env): Promise<SourceDatabase> {
  if (env.DATABASE_URL)
    return { url: env.DATABASE_DIRECT_URL || env.DATABASE_URL, [Symbol.asyncDispose]: async () => undefined }
  const directory = join(resolve(env.DATA_DIR), 'db')
  if (!existsSync(directory))
    throw new StartError(
      `There is no database in ${directory}. Set DATA_DIR or DATABASE_URL as the site has it.`,
    )
  const dataDir = tryLock(env.DATA_DIR)
  if (dataDir) {
    const server = await startEmbeddedPostgres(directory)
    return {
      url: server.url,
      async [Symbol.asyncDispose]() {
        await server.stop()
        dataDir.release()
      },
    }
  }
  const url = findRunningServer(directory)
  if (!url)
    throw new StartError(
      `The database in ${directory} is being started or stopped. Run the backup again in a minute.`,
    )
  return { url, [Symbol.asyncDispose]: async () => undefined }
}

/** Returns undefined if the site runs. */
function tryLock(path: string): DataDir | undefined {
  try {
    return lockDataDir(path)
  } catch (error) {
    if (error instanceof StartError) return undefined
    throw error
  }
}
