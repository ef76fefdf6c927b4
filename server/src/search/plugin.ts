import type { Api } from '@rapport/contract/endpoints/api'
import fp from 'fastify-plugin'
import { writeDailyCounts } from '../platform/database/daily-counts.ts'
import { createConcurrencyLimit } from '../platform/limits/concurrency-limit.ts'
import type { Services } from '../services.ts'
import { createCachedSearch } from './cached-search.ts'
import { startIndexJob } from './index/index-job.ts'
import { deleteOldQueries } from './list-queries.ts'
import { search as searchIndex } from './queries.ts'
import { countQueries, createQueryCounts } from './query-counts.ts'
import { searchHits, searchMisses } from './tables.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Search of visitors: cached, limited, with its queries counted. */
    searchCatalog: Api['searchCatalog']
  }
}

export const search = fp<Services>(
  async (app, services) => {
    const { api, database, jobs, limits, now, onContentChange } = services
    const { orm } = database
    const find = api?.searchCatalog ?? (({ name }) => searchIndex(orm, name, now()))
    const cached = createCachedSearch(find, createConcurrencyLimit(limits.searches))
    onContentChange(() => cached.clear())
    const hits = createQueryCounts(orm, searchHits)
    const misses = createQueryCounts(orm, searchMisses)
    for (const counts of [hits, misses]) writeDailyCounts(app, counts, now)
    app.decorate('searchCatalog', countQueries(cached.searchCatalog, { hits, misses }))
    app.addHook('onClose', await startIndexJob(services))
    await jobs.schedule('search-queries', '29 3 * * *', () => deleteOldQueries(orm, now()))
    await app.addAdminRoutes((route) => {
      // Staff searches are not counted among visitors' queries.
      route('searchSite', ({ input }) => cached.searchCatalog(input))
    })
  },
  { name: 'search', dependencies: ['staff'] },
)
