import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../platform/database.ts'
import { withoutValues } from '../platform/query-failure.ts'
import { sweepViews } from './commands.ts'

const SWEEP_EVERY_MS = 3_600_000

/** Forgets old views now and each hour. Gives the function that ends it. */
export async function startViewSweep(database: Database, log: FastifyBaseLogger): Promise<() => void> {
  const sweep = () =>
    sweepViews(database).catch((error: unknown) => log.error({ err: withoutValues(error) }, 'sweep of views'))
  await sweep()
  const sweeping = setInterval(sweep, SWEEP_EVERY_MS).unref()
  return () => clearInterval(sweeping)
}
