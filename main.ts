import '@rapport/server/platform/thread-pool'
import { join } from 'node:path'
import { readContent } from '@rapport/seed/read-content'
import { ContentError } from '@rapport/seed/reading/validation-errors'
import { createApi } from '@rapport/server/api'
import { createApp } from '@rapport/server/app'
import { closeToOthers, keepFilesPrivate, openDataDir } from '@rapport/server/platform/data-dir'
import { readEnv, StartError } from '@rapport/server/platform/env'
import { openDatabase } from '@rapport/server/platform/open-database'
import { openStorage } from '@rapport/server/platform/open-storage'
import { startWatchdog } from '@rapport/server/platform/watchdog'
import { isEmpty, seedDatabase } from '@rapport/server/seed'
import { openSite } from '@rapport/site/open-site'

const STOP_PATIENCE_MS = 10_000

async function start(): Promise<() => Promise<void>> {
  keepFilesPrivate()
  const env = readEnv(process.env)
  const dataDir = openDataDir(env.DATA_DIR, env.DATABASE_URL === '')
  console.log('Opening the database …')
  const database = await openDatabase(env, dataDir.path)
  await database.migrate()
  // It unpacks files with modes of its own.
  if (database.kind === 'pglite') closeToOthers(join(dataDir.path, 'db'))
  const storage = await openStorage(env, dataDir.path)
  if (await isEmpty(database.orm)) {
    console.log('Loading the content …')
    await seedDatabase(database.orm, storage, env.DEMO_CONTENT ? await readContent() : undefined)
  }
  const site = await openSite(env.NODE_ENV === 'development')
  const app = await createApp({
    env,
    database,
    storage,
    dataDir: dataDir.path,
    api: createApi(database.orm, env.PUBLIC_URL),
    site,
  })
  await app.listen({ host: env.HOST, port: env.PORT }).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(
      `Port ${env.PORT} of ${env.HOST} can't be listened on (${error.code}). Stop the program that has it, or set HOST and PORT.`,
    )
  })
  const stopWatchdog = startWatchdog()
  console.log(`${env.PUBLIC_URL}/`)
  return async () => {
    await app.close()
    await site.close()
    await database.close()
    dataDir.release()
    await stopWatchdog()
  }
}

function stopOnSignals(stop: () => Promise<void>): void {
  const onSignal = () => {
    setTimeout(() => process.exit(1), STOP_PATIENCE_MS).unref()
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.once('SIGTERM', onSignal)
  process.once('SIGINT', onSignal)
}

await start().then(stopOnSignals, (error: unknown) => {
  if (!(error instanceof StartError || error instanceof ContentError)) throw error
  console.error(error.message)
  process.exit(1)
})
