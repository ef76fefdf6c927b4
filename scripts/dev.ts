/**
 * Serves the product from its sources. Vite and this process live on: a change in site/ reaches the browser by hot
 * reload, one in admin/ when it is loaded anew; one in the server, contract, staff-contract, markdown or seed stops what `start.ts` started and starts it again from the files as they
 * are now. A server that can't start says why, and is tried again at the next change.
 */
import '@rapport/server/platform/security/thread-pool'
import { join } from 'node:path'
import { openDevelopmentAdmin } from '@rapport/admin/dev'
import { openDevelopmentSite } from '@rapport/site/dev'

const ROOT = join(import.meta.dirname, '..')
const WATCHED = ['start.ts', 'server/src', 'contract', 'staff-contract', 'markdown', 'seed'].map((path) =>
  join(ROOT, path),
)
const NOT_RUN = /\.test\.ts$|\/test\/|\/node_modules\//
/** An editor saves in several writes. */
const QUIET_MS = 50

const { site, importFresh, watch, reloadBrowsers } = await openDevelopmentSite()
const { admin, close: closeAdmin } = await openDevelopmentAdmin()
let stop: (() => Promise<void>) | undefined
let restarted = restart()
let timer: NodeJS.Timeout | undefined

async function restart(): Promise<void> {
  const began = performance.now()
  try {
    await stop?.()
    stop = undefined
    const { start } = await importFresh<typeof import('../start.ts')>(join(ROOT, 'start.ts'))
    // What is started again and again must not close Vite.
    const started = await start({ site: { ...site, close: async () => undefined }, admin })
    stop = started.stop
    console.log(started.url)
    reloadBrowsers()
    console.log(`Started in ${Math.round(performance.now() - began)} ms`)
  } catch (error) {
    console.error(error)
  }
}

async function exit(): Promise<void> {
  await restarted
  await stop?.()
  await site.close()
  await closeAdmin()
  process.exit(0)
}

watch(WATCHED, (path) => {
  if (NOT_RUN.test(path)) return
  clearTimeout(timer)
  timer = setTimeout(() => {
    restarted = restarted.then(restart)
  }, QUIET_MS)
})
process.once('SIGINT', exit)
process.once('SIGTERM', exit)
