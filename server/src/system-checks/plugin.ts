import type { SystemChecks } from '@rapport/staff-contract/system/system-checks'
import fp from 'fastify-plugin'
import type { Services } from '../services.ts'
import { proxyEcho } from './proxy-echo.ts'

/** Results are repeated for this time, unless the owner asks again. */
const FRESH_MS = 60_000
/** Shortest time between two runs. */
const PAUSE_MS = 3000

/** Checks of the system for owners, as `npm run doctor` makes them. */
export const systemChecks = fp<Services>(
  async (app, { env, database, storage, dataDir, loadKeys, now }) => {
    proxyEcho(app, await loadKeys('system-checks'))
    let running: Promise<SystemChecks> | undefined
    let last: SystemChecks | undefined

    async function check(): Promise<SystemChecks> {
      // Loaded on demand: the checks are rarely used.
      const { runChecks } = await import('./run-checks.ts')
      const findings = await runChecks({ env, orm: database.orm, storage, dataDir, isRunning: true })
      last = { checkedAt: now().toISOString(), findings }
      return last
    }

    await app.addAdminRoutes((route) => {
      route('getSystemChecks', async ({ input: { again } }) => {
        const age = last ? now().getTime() - Date.parse(last.checkedAt) : Number.POSITIVE_INFINITY
        if (last && age < (again ? PAUSE_MS : FRESH_MS)) return last
        running ??= check().finally(() => {
          running = undefined
        })
        return running
      })
    })
  },
  { name: 'system-checks', dependencies: ['staff'] },
)
