import { DAY_MS } from '@rapport/contract/hours/durations'
import { BATCH_DAYS } from '@rapport/staff-contract/batches/batch-limits'
import { and, inArray, lt } from 'drizzle-orm'
import fp from 'fastify-plugin'
import type { Services } from '../services.ts'
import { bulkRoutes } from './bulk-edit/bulk-routes.ts'
import { PLAN_QUEUE, runPlanJob } from './bulk-edit/plan-batch.ts'
import { batchRoutes, batchWriter } from './routes.ts'
import { BATCH_QUEUE, runBatchJob } from './run-batch.ts'
import { contentBatches } from './tables.ts'

export const batches = fp<Services>(
  async (app, { database, jobs, now, log }) => {
    const deps = { database, jobs, now, log }
    await jobs.handle(BATCH_QUEUE, ({ id }) => runBatchJob(id, deps))
    await jobs.handle(PLAN_QUEUE, ({ id }) => runPlanJob(id, database))
    await jobs.schedule('old-batches', '41 3 * * *', async () => {
      const since = new Date(now().getTime() - BATCH_DAYS * DAY_MS)
      await database.orm.delete(contentBatches).where(lt(contentBatches.createdAt, since))
      // Deletes dry runs that were never started.
      const yesterday = new Date(now().getTime() - DAY_MS)
      const isPlan = inArray(contentBatches.state, ['planning', 'planned'])
      await database.orm.delete(contentBatches).where(and(isPlan, lt(contentBatches.createdAt, yesterday)))
    })
    await app.addAdminRoutes((route) => {
      const write = batchWriter(deps)
      batchRoutes(route, deps, write)
      bulkRoutes(route, deps, write)
    })
  },
  { name: 'batches', dependencies: ['editing'] },
)
