import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from '@rapport/staff-contract/system/system-checks'
import type { Database } from '../platform/database/database.ts'
import { openExternal } from '../platform/database/open-external.ts'
import { openPostgres } from '../platform/database/postgres-database.ts'
import { errorCode } from '../platform/http/error-code.ts'
import { lockDataDir } from '../platform/process/data-dir.ts'
import { type Env, StartError } from '../platform/process/env.ts'
import { found } from './check-deps.ts'

/** Database of the command line: open, or the reason why it is not. */
export interface CheckedDatabase extends AsyncDisposable {
  database?: Database
  finding?: Finding
}

/**
 * Opens the database without changing it. If the site runs, connects to its embedded server, else starts that
 * server for the time of the checks.
 */
export async function openCheckedDatabase(env: Env): Promise<CheckedDatabase> {
  await using resources = new AsyncDisposableStack()
  const directory = join(env.DATA_DIR, 'db')
  if (!env.DATABASE_URL && !existsSync(join(directory, 'PG_VERSION')))
    return {
      finding: found('database-new', { path: directory }),
      [Symbol.asyncDispose]: async () => undefined,
    }
  try {
    const database = env.DATABASE_URL
      ? await openExternal(env)
      : await openPostgres(await openEmbedded(env.DATA_DIR, directory, resources))
    resources.defer(() => database.close())
    const opened = resources.move()
    return { database, [Symbol.asyncDispose]: () => opened.disposeAsync() }
  } catch (error) {
    const finding =
      error instanceof StartError
        ? found('database-refused', { message: error.message })
        : found('database-unreachable', { code: errorCode(error) })
    return { finding, [Symbol.asyncDispose]: async () => undefined }
  }
}

async function openEmbedded(
  dataDir: string,
  directory: string,
  resources: AsyncDisposableStack,
): Promise<string> {
  const lock = tryLock(dataDir)
  if (lock instanceof StartError) {
    const { findRunningServer } = await import('../platform/database/embedded/running-server.ts')
    const url = findRunningServer(directory)
    // The other process is just starting or stopping its server.
    if (!url) throw lock
    return url
  }
  resources.defer(() => lock.release())
  const { startEmbeddedPostgres } = await import('../platform/database/embedded/embedded-postgres.ts')
  const server = await startEmbeddedPostgres(directory)
  resources.defer(() => server.stop())
  return server.url
}

/** Returns the error if another process has the directory. */
function tryLock(dataDir: string) {
  try {
    return lockDataDir(dataDir)
  } catch (error) {
    if (error instanceof StartError) return error
    throw error
  }
}
