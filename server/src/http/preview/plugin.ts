import fp from 'fastify-plugin'
import { PREVIEW_KEYS } from '../../editing/preview/preview-token.ts'
import { createConcurrencyLimit } from '../../platform/limits/concurrency-limit.ts'
import { createIpLimit } from '../../platform/limits/ip-limit.ts'
import type { Services } from '../../services.ts'
import { createHostRedirects } from '../pages/host-redirects.ts'
import { previewRoutes } from './preview-routes.ts'

/** Previews of pages with drafts published. */
export const preview = fp<Services>(
  async (app, { env, database: { orm }, limits, loadKeys, now }) => {
    previewRoutes(app, {
      orm,
      settings: app.pageSettings,
      keys: (await loadKeys(PREVIEW_KEYS)).accepted,
      previews: createConcurrencyLimit(limits.previews),
      requests: createIpLimit(limits.previewRequests),
      findHostRedirect: createHostRedirects(orm, env.PUBLIC_URL),
      now,
    })
  },
  { name: 'preview', dependencies: ['pages'] },
)
