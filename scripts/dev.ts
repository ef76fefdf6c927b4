/**
 * Serves the product from its sources. Vite keeps running: changes in site/ are hot reloaded, changes in admin/ need
 * a page reload. Other changes restart the server. A server that can't start prints the reason and is restarted at
 * the next change.
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
/** Editors save in several writes. */
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
    // A restart must not close Vite.
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
