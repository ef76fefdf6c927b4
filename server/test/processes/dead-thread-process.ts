import { openPglite } from '../../src/platform/database/pglite-database.ts'

/** A process whose embedded database dies under it. */
let end: () => Promise<unknown> = async () => undefined
process.on('worker', (worker) => {
  end = () => worker.terminate()
})
await openPglite(undefined)
setInterval(() => undefined, 1000)
await end()
