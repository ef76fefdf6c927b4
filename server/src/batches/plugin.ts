import { BATCH_DAYS } from '@rapport/contract/limits'
import { lt } from 'drizzle-orm'
import fp from 'fastify-plugin'
import type { Services } from '../services.ts'
import { batchRoutes } from './routes.ts'
import { BATCH_QUEUE, runBatchJob } from './run-batch.ts'
import { contentBatches } from './tables.ts'

const DAY_MS = 86_400_000

/** Many things written as one, and taken back as one. */
export const batches = fp<Services>(
  async (app, { database, jobs, now, log }) => {
    const deps = { database, jobs, now, log }
    await jobs.handle(BATCH_QUEUE, ({ id }) => runBatchJob(id, deps))
    await jobs.schedule('old-batches', '41 3 * * *', async () => {
      const since = new Date(now().getTime() - BATCH_DAYS * DAY_MS)
      await database.orm.delete(contentBatches).where(lt(contentBatches.createdAt, since))
    })
    await app.addAdminRoutes((route) => batchRoutes(route, deps))
  },
  { name: 'batches', dependencies: ['editing'] },
)
