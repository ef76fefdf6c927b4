import type { Api } from '@rapport/contract/endpoints/api'
import fp from 'fastify-plugin'
import { writeDailyCounts } from '../../platform/database/daily-counts.ts'
import { createConcurrencyLimit } from '../../platform/limits/concurrency-limit.ts'
import { createAddressLimit } from '../../platform/limits/ip-limit.ts'
import { createCachedSearch } from '../../search/cached-search.ts'
import { searchHits, searchMisses } from '../../search/tables.ts'
import type { Services } from '../../services.ts'
import { redirectToChangePassword } from '../change-password.ts'
import { securityTxt } from '../security-txt.ts'
import { createApi } from './in-process-api.ts'
import { personalizedEndpoints } from './personalized-endpoints.ts'
import { publicEndpoints } from './public-endpoints.ts'
import { createQueryCounts, notingQueries } from './query-counts.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Endpoints that pages use, called in process. */
    api: Api
    /** Search as visitors use it, without counting queries. */
    searchUncounted: Api['searchCatalog']
  }
}

/** Public and personalized endpoints. */
export const endpoints = fp<Services>(
  async (app, services) => {
    const { env, database, limits, now, loadKeys, onContentChange } = services
    const api = { ...createApi(database.orm, env.PUBLIC_URL, now), ...services.api }
    const cachedSearch = createCachedSearch(api.searchCatalog, createConcurrencyLimit(limits.searches))
    onContentChange(() => cachedSearch.clear())
    const hits = createQueryCounts(database.orm, searchHits)
    const misses = createQueryCounts(database.orm, searchMisses)
    for (const counts of [hits, misses]) writeDailyCounts(app, counts, now)
    app.decorate('searchUncounted', cachedSearch.searchCatalog)
    app.decorate('api', {
      ...api,
      searchCatalog: notingQueries(cachedSearch.searchCatalog, { hits, misses }),
    })
    publicEndpoints(app, app.api, { searchCatalog: createAddressLimit(limits.searchRequests) })
    personalizedEndpoints(app, app.api, database.orm, {
      likes: createAddressLimit(limits.likes),
      views: createAddressLimit(limits.views),
      viewsOfAll: createAddressLimit(limits.viewsOfAll),
      viewKey: (await loadKeys('views')).current,
      now,
    })
    redirectToChangePassword(app)
    securityTxt(app, { getSite: app.api.getSite, publicUrl: env.PUBLIC_URL, now })
  },
  { name: 'endpoints', dependencies: ['http', 'accounts'] },
)
