import type { CounterIds } from '@rapport/contract/page'
import fp from 'fastify-plugin'
import { writeDailyCounts } from '../../platform/database/daily-counts.ts'
import { securityHeaders } from '../../platform/http/security-headers.ts'
import { createConcurrencyLimit } from '../../platform/limits/concurrency-limit.ts'
import { createIpLimit } from '../../platform/limits/ip-limit.ts'
import type { Env } from '../../platform/process/env.ts'
import { createRedirects } from '../../redirects/cached-redirects.ts'
import { createMissingPages } from '../../redirects/missing-pages.ts'
import { INDEX_SYNCED } from '../../search/index/index-sync.ts'
import type { Services } from '../../services.ts'
import { createGuestOrderPage } from './guest-order-page.ts'
import { createHostRedirects } from './host-redirects.ts'
import { createLayoutCache } from './layout-cache.ts'
import { createPageCache } from './page-cache.ts'
import { createOrderPage, pageRoutes } from './page-routes.ts'
import type { PageSettings } from './render-page.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Settings of every rendering. */
    pageSettings: PageSettings
  }
}

const PAGE_CACHE_BYTES = 64 * 1024 * 1024

/** Pages of the site, cached until content changes. */
export const pages = fp<Services>(
  async (app, { env, database, limits, hooks, site, onContentChange, onNewDay, now }) => {
    const pageCache = createPageCache(site.middleware ? 0 : PAGE_CACHE_BYTES)
    const cache = app.monitoring.metrics?.countLookups(pageCache) ?? pageCache
    const layoutCache = createLayoutCache(app.api)
    const redirects = createRedirects(database.orm)
    const clear = () => {
      for (const cached of [cache, layoutCache, redirects]) cached.clear()
    }
    onNewDay(clear)
    // No page shows search results.
    onContentChange(clear, (table) => table !== INDEX_SYNCED)
    const missingPages = createMissingPages(database.orm)
    writeDailyCounts(app, missingPages, now)
    const settings: PageSettings = {
      renderPage: site.renderPage,
      publicUrl: env.PUBLIC_URL,
      mapsKey: env.YANDEX_MAPS_KEY,
      counters: counterIds(env),
      headers: securityHeaders(env.PUBLIC_URL),
      now,
    }
    const deps = {
      ...settings,
      api: layoutCache.api,
      cache,
      renders: createConcurrencyLimit(limits.renders),
      uncachedPages: createIpLimit(limits.uncachedPages),
      findRedirect: redirects.findRedirect,
      turns: app.turns,
      findHostRedirect: createHostRedirects(database.orm, env.PUBLIC_URL),
      countMissing: missingPages.add,
    }
    app.decorate('pageSettings', settings)
    hooks.renderOrderPage.provide(createOrderPage(deps))
    hooks.renderGuestOrder.provide(createGuestOrderPage(deps))
    pageRoutes(app, deps)
  },
  { name: 'pages', dependencies: ['endpoints'] },
)

/** Ids of enabled counters. Undefined without one, so that pages contain no code of them. */
function counterIds(env: Env): CounterIds | undefined {
  const ids = {
    metrika: env.YANDEX_METRIKA_ID,
    tagManager: env.GTM_ID,
    vkPixel: env.VK_PIXEL_ID,
    vkRetargeting: env.VK_RETARGETING_ID,
    topMailRu: env.TOP_MAIL_RU_ID,
  }
  const given = Object.entries(ids).filter(([, id]) => id !== '')
  return given.length > 0 ? Object.fromEntries(given) : undefined
}
