import { openAdmin } from '@rapport/admin/open-admin'
import { ContentError } from '@rapport/seed/reading/content-error'
import { createApp } from '@rapport/server/app'
import { openDatabase } from '@rapport/server/platform/database/open-database'
import { killChildren } from '@rapport/server/platform/process/child/start-child'
import { openDataDir, setPrivateUmask } from '@rapport/server/platform/process/data-dir'
import { endWithin } from '@rapport/server/platform/process/end-within'
import { readEnv, StartError } from '@rapport/server/platform/process/env'
import { startWatchdog } from '@rapport/server/platform/process/watchdog'
import { openStorage } from '@rapport/server/platform/storage/open-storage'
import { isEmpty, seedDatabase } from '@rapport/server/seed'
import type { AdminApp } from '@rapport/server/services'
import { createFirstOwner } from '@rapport/server/staff/members/first-owner'
import { openSite } from '@rapport/site/open-site'
import type { Site } from '@rapport/site/site'

const STOP_TIMEOUT_MS = 10_000

export interface Started {
  /** Public URL with a trailing slash. */
  url: string
  stop(): Promise<void>
  /** Seconds for which `stop` still serves before it ends running requests. */
  graceS: number
}

/**
 * Starts the product. `opened` replaces the built site and back office. The caller logs the address after it is
 * ready for a signal to stop.
 * @public `npm run dev` calls it again at each restart.
 */
export async function start(opened?: { site: Site; admin?: AdminApp }): Promise<Started> {
  setPrivateUmask()
  const env = readEnv(process.env)
  // Closed in reverse order if the start fails.
  await using resources = new AsyncDisposableStack()
  const dataDir = openDataDir(env.DATA_DIR, env.DATABASE_URL === '')
  resources.defer(() => dataDir.release())
  console.log('Opening the database …')
  const database = await openDatabase(env, dataDir.path)
  resources.defer(() => database.close())
  await database.migrate(console.log)
  const storage = await openStorage(env, dataDir.path)
  if (await isEmpty(database.orm)) {
    console.log('Loading the content …')
    // Later starts don't load the readers of content.
    const { readContent } = await import('@rapport/seed/read-content')
    const content = env.DEMO_CONTENT === 'off' ? undefined : await readContent()
    await seedDatabase(database.orm, storage, content, env.DEMO_CONTENT === 'starter')
  }
  const owner = await createFirstOwner(database.orm, env)
  if (owner?.password)
    console.log(
      `The first account of the back office at ${env.PUBLIC_URL}/admin/, shown this once: ${owner.email} ${owner.password}`,
    )
  const { site, admin } = opened ?? { site: await openSite(), admin: await openAdmin() }
  resources.defer(() => site.close())
  const app = await createApp({ env, database, storage, dataDir: dataDir.path, site, admin })
  resources.defer(() => app.close())
  await app.listen({ host: env.HOST, port: env.PORT }).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(
      `Port ${env.PORT} of ${env.HOST} can't be listened on (${error.code}). Stop the program that has it, or set HOST and PORT.`,
    )
  })
  const stopWatchdog = startWatchdog()
  const running = resources.move()
  const stop = async () => {
    await app.drain.begin(env.SHUTDOWN_GRACE_S * 1000)
    killChildren()
    await running.disposeAsync()
    await stopWatchdog()
  }
  return { url: `${env.PUBLIC_URL}/`, stop, graceS: env.SHUTDOWN_GRACE_S }
}

function stopOnSignals({ stop, graceS }: Started): void {
  const onSignal = () => {
    endWithin(graceS * 1000 + STOP_TIMEOUT_MS)
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.once('SIGTERM', onSignal)
  process.once('SIGINT', onSignal)
}

/** Starts the product and stops it on a signal. Errors that the owner can fix are printed as one sentence. */
export async function startProcess(): Promise<void> {
  const started = await start().catch((error: unknown) => {
    if (!(error instanceof StartError || error instanceof ContentError)) throw error
    console.error(error.message)
    process.exit(1)
  })
  stopOnSignals(started)
  console.log(started.url)
}
