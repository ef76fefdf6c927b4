import fp from 'fastify-plugin'
import type { Services } from '../services.ts'
import { startIndexJob } from './index/index-job.ts'
import { deleteOldSearchMisses } from './list-misses.ts'

export const search = fp<Services>(
  async (app, services) => {
    app.addHook('onClose', await startIndexJob(services))
    const { database, jobs, now } = services
    await jobs.schedule('search-misses', '29 3 * * *', () => deleteOldSearchMisses(database.orm, now()))
  },
  { name: 'search' },
)
