import fp from 'fastify-plugin'
import type { Services } from '../services.ts'
import { startIndexJob } from './index/index-job.ts'
import { deleteOldQueries } from './list-queries.ts'

export const search = fp<Services>(
  async (app, services) => {
    app.addHook('onClose', await startIndexJob(services))
    const { database, jobs, now } = services
    await jobs.schedule('search-queries', '29 3 * * *', () => deleteOldQueries(database.orm, now()))
    await app.addAdminRoutes((route) => {
      // Staff searches are not counted among visitors' queries.
      route('searchSite', ({ input }) => app.searchUncounted(input))
    })
  },
  { name: 'search', dependencies: ['endpoints', 'staff'] },
)
