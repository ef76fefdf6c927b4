import type { Api } from '@rapport/contract/endpoints/api'
import fp from 'fastify-plugin'
import { createIpLimit } from '../../platform/limits/ip-limit.ts'
import type { Services } from '../../services.ts'
import { redirectToChangePassword } from '../change-password.ts'
import { securityTxt } from '../security-txt.ts'
import { cacheCatalog } from './cached-catalog.ts'
import { createApi } from './in-process-api.ts'
import { personalizedEndpoints } from './personalized-endpoints.ts'
import { publicEndpoints } from './public-endpoints.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Endpoints that pages use, called in process. */
    api: Api
  }
}

/** Public and personalized endpoints. */
export const endpoints = fp<Services>(
  async (app, services) => {
    const { env, database, limits, now, loadKeys, onContentChange } = services
    app.decorate('api', {
      ...createApi(database.orm, env.PUBLIC_URL, now),
      ...services.api,
      searchCatalog: app.searchCatalog,
    })
    const getCatalog = cacheCatalog(app.api.getCatalog, onContentChange)
    publicEndpoints(app, { ...app.api, getCatalog }, { searchCatalog: createIpLimit(limits.searchRequests) })
    personalizedEndpoints(app, app.api, database.orm, {
      likes: createIpLimit(limits.likes),
      views: createIpLimit(limits.views),
      viewsOfAll: createIpLimit(limits.viewsOfAll),
      viewKey: (await loadKeys('views')).current,
      now,
    })
    redirectToChangePassword(app)
    securityTxt(app, { getSite: app.api.getSite, publicUrl: env.PUBLIC_URL, now })
  },
  { name: 'endpoints', dependencies: ['accounts', 'search'] },
)
