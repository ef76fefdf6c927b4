import type { CounterIds } from '@rapport/contract/page'
import { getTableName } from 'drizzle-orm'
import fp from 'fastify-plugin'
import { createCalculatorOpener } from '../../calculations/form/open-calculator.ts'
import type { ContentChange } from '../../platform/database/content-changes.ts'
import { writeDailyCounts } from '../../platform/database/daily-counts.ts'
import { loadContentRelations } from '../../platform/database/reads/content-relations.ts'
import { securityHeaders } from '../../platform/http/security-headers.ts'
import { createConcurrencyLimit } from '../../platform/limits/concurrency-limit.ts'
import { createIpLimit } from '../../platform/limits/ip-limit.ts'
import type { Env } from '../../platform/process/env.ts'
import { createRedirects } from '../../redirects/cached-redirects.ts'
import { createMissingPages } from '../../redirects/missing-pages.ts'
import { INDEX_SYNCED } from '../../search/index/index-sync.ts'
import { redirects as redirectsTable } from '../../seo/tables.ts'
import type { Services } from '../../services.ts'
import { createDemoPaths } from '../../site-pages/demo-paths.ts'
import { createLayoutApi, createPageApi } from './cache/page-api.ts'
import { createPageCache } from './cache/page-cache.ts'
import { createReads } from './cache/reads.ts'
import { createCalculationPage } from './calculation-page.ts'
import { createHostRedirects } from './host-redirects.ts'
import { createCalculatorPage, createOrderPage, pageRoutes } from './page-routes.ts'
import type { PageSettings } from './render-page.ts'
import { createTokenPage } from './token-page.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Settings of every rendering. */
    pageSettings: PageSettings
  }
}

const PAGE_CACHE_BYTES = 64 * 1024 * 1024
const REDIRECTS = getTableName(redirectsTable)

/** Pages of the site, cached until content changes. */
export const pages = fp<Services>(
  async (app, { env, database, limits, hooks, site, onContentChange, onNewDay, now }) => {
    const relations = await loadContentRelations(database.orm)
    const clock = () => performance.now()
    const reads = createReads(relations, clock)
    const renders = createConcurrencyLimit(limits.renders)
    const bytesMax = site.middleware ? 0 : PAGE_CACHE_BYTES
    const pageCache = createPageCache({ bytesMax, reads, renders, clock })
    const cache = app.monitoring.metrics?.countLookups(pageCache) ?? pageCache
    const redirects = createRedirects(database.orm)
    const clear = () => {
      for (const cached of [cache, redirects]) cached.clear()
    }
    onNewDay(clear)
    function update(change?: ContentChange): void {
      // Redirects come before cached pages. An unknown table may be shown anywhere.
      if (!change || change.table === REDIRECTS || !relations.isContent(change.table)) clear()
      else reads.noteChange(change)
    }
    // No page shows search results.
    onContentChange(update, (table) => table !== INDEX_SYNCED)
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
      api: createPageApi(app.api, reads),
      layoutApi: createLayoutApi(app.api, reads),
      cache,
      renders,
      uncachedPages: createIpLimit(limits.uncachedPages),
      redirects,
      turns: app.turns,
      findHostRedirect: createHostRedirects(database.orm, env.PUBLIC_URL),
      isClosedTo: app.isClosedTo,
      countMissing: missingPages.add,
      openCalculator: createCalculatorOpener(database.orm, now),
      demoPaths: await createDemoPaths(database.orm, onContentChange),
    }
    app.decorate('pageSettings', settings)
    hooks.renderOrderPage.provide(createOrderPage(deps))
    hooks.renderGuestOrder.provide(createTokenPage(deps, (guestOrder) => ({ guestOrder }), "'none'"))
    hooks.renderOffer.provide(createTokenPage(deps, (offerPage) => ({ offerPage }), "'self'"))
    hooks.renderProof.provide(createTokenPage(deps, (proofPage) => ({ proofPage }), "'self'"))
    hooks.renderCalculation.provide(createCalculationPage(deps))
    hooks.renderCalculator.provide(createCalculatorPage(deps))
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
