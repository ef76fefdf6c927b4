import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { Api } from '@rapport/contract/api'
import type { RenderPage } from '@rapport/contract/page'
import fastify, { type FastifyInstance } from 'fastify'
import { CODE_MAIL_QUEUE } from './accounts/code-mail.ts'
import { openAccounts } from './accounts/open-accounts.ts'
import { accountRoutes } from './accounts/routes.ts'
import { apiDocs } from './api-docs.ts'
import { watchPublications } from './blog/publication-watch.ts'
import { openHosts } from './contacts/moved-host.ts'
import { keepFrameAnswers } from './frame-answers.ts'
import { checkOf, type HealthOptions, health } from './health.ts'
import { MEDIA_QUEUE } from './media/commands.ts'
import { mediaRoutes } from './media/routes.ts'
import { startVariants } from './media/variants.ts'
import { describeApi, openApi } from './openapi.ts'
import { openOrders } from './orders/open-orders.ts'
import { notificationsState } from './orders/queries.ts'
import { orderRoutes } from './orders/routes.ts'
import { deliveryChannels } from './orders/tables.ts'
import { orderPage, pageFront } from './page-front.ts'
import { personalDataRoutes } from './personal-data-routes.ts'
import { logOptions, logRequests } from './platform/access-log.ts'
import { compressAnswers } from './platform/answer-compression.ts'
import { limitBodyTime } from './platform/body-timeout.ts'
import { watchContent } from './platform/changes.ts'
import { answerClientError, ignoreExpectations } from './platform/client-errors.ts'
import { createCustomerMailer } from './platform/customer-mailer.ts'
import type { Database } from './platform/database.ts'
import type { Env } from './platform/env.ts'
import { handleErrors, sendFailure } from './platform/error-handler.ts'
import { ignoreForgedAddresses } from './platform/forwarded-address.ts'
import { limitInFlight } from './platform/in-flight.ts'
import { openJobs } from './platform/jobs.ts'
import { createRecipientLimits } from './platform/mail-limits.ts'
import { openMailer } from './platform/mailer.ts'
import { refuseForeignOrigins } from './platform/own-program.ts'
import { createPageCache } from './platform/page-cache.ts'
import { parseTargets } from './platform/request-target.ts'
import { rootFiles } from './platform/root-files.ts'
import { openSecretKeys } from './platform/secret.ts'
import { securityHeaders } from './platform/security-headers.ts'
import { createSecurityLog, logRateLimits } from './platform/security-log.ts'
import type { Storage } from './platform/storage.ts'
import { publicCalls } from './public-calls.ts'
import { startViewSweep } from './reactions/view-sweep.ts'
import { openRedirects } from './redirects.ts'
import { createCachedSearch } from './search/cached-search.ts'
import { INDEX_QUEUE, startIndexJob } from './search/index/index-job.ts'
import { INDEX_SYNCED } from './search/index/index-sync.ts'
import { securityTxt } from './security-txt.ts'
import { refuseUnknownPaths } from './unknown-paths.ts'
import { visitorCalls } from './visitor-calls.ts'
import { createWorkLimits, type WorkLimitOptions } from './work-limits.ts'

const PAGE_CACHE_BYTES = 64 * 1024 * 1024
/** Bodies but for an order's files, in bytes. */
const BODY_BYTES_MAX = 1024 * 1024
/** An order of 500 MB over a slow line takes long; a connection that says nothing does not. */
const REQUEST_MS_MAX = 3_600_000
const CONNECTION_SILENCE_MS = 60_000
const CLOSE_IDLE_MS = 50

export interface AppParts {
  env: Env
  database: Database
  api: Api
  storage: Storage
  /** The directory everything is written to. */
  dataDir: string
  site: Site
  /** Bounds of dear work, where they are not those of production. */
  limits?: Partial<WorkLimitOptions>
  health?: HealthOptions
}

/** What the server needs of the site; see site/open-site.ts. */
export interface Site {
  renderPage: RenderPage
  /** Directory of the built client program; none under development. */
  assets?: string
  /** Serves modules and hot reload under development. */
  middleware?: Middleware
}
type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** The visible list of what the server is made of. Nothing listens yet. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { env, database, storage, dataDir, site } = parts
  const limits = createWorkLimits(parts.limits)
  const cachedSearch = createCachedSearch(parts.api.searchCatalog, limits.searches)
  const api = { ...parts.api, searchCatalog: cachedSearch.searchCatalog }
  const headers = securityHeaders(env.PUBLIC_URL)
  const app = fastify({
    ...logOptions(env.LOG_LEVEL),
    trustProxy: env.TRUST_PROXY,
    bodyLimit: BODY_BYTES_MAX,
    connectionTimeout: CONNECTION_SILENCE_MS,
    requestTimeout: REQUEST_MS_MAX,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: false },
    return503OnClosing: false,
    // No hook sees these.
    frameworkErrors: (error, request, reply) => sendFailure(error, request, reply.headers(headers)),
    clientErrorHandler: answerClientError,
  })
  // Kept pages bear these headers already, and pass by this hook.
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(headers)
  })
  ignoreExpectations(app.server)
  parseTargets(app)
  if (env.TRUST_PROXY) ignoreForgedAddresses(app)
  refuseForeignOrigins(app, env.PUBLIC_URL)
  limitBodyTime(app)
  compressAnswers(app)
  logRequests(app)
  closeIdleConnections(app)
  handleErrors(app)
  const logKeys = await openSecretKeys(database.orm, env.APP_SECRET, 'security-log')
  const logSecurityEvent = createSecurityLog(app.log, logKeys.current)
  logRateLimits(app, logSecurityEvent)
  refuseUnknownPaths(app)
  mediaRoutes(app, storage)
  publicCalls(app, api, { searchCatalog: limits.searchRequests })
  const viewKeys = await openSecretKeys(database.orm, env.APP_SECRET, 'views')
  visitorCalls(app, api, database.orm, { limits, viewKey: viewKeys.current })
  securityTxt(app, { getSite: api.getSite, publicUrl: env.PUBLIC_URL })
  const description = describeApi(env.PUBLIC_URL)
  openApi(app, description)
  apiDocs(app, description)
  if (site.assets) {
    await rootFiles(app, dirname(site.assets))
    await app.register(fastifyStatic, {
      root: site.assets,
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: '1y',
      index: false,
      decorateReply: false,
    })
  }

  if (site.middleware) developmentMiddleware(app, site.middleware)

  const jobs = await openJobs(
    database,
    [MEDIA_QUEUE, CODE_MAIL_QUEUE, INDEX_QUEUE, ...deliveryChannels],
    app.log,
  )
  app.addHook('onClose', () => jobs.stop())
  await startVariants({ database, storage, jobs, log: app.log })
  const stopSweeping = await startViewSweep(database, app.log)
  app.addHook('onClose', stopSweeping)

  const cache = createPageCache(site.middleware ? 0 : PAGE_CACHE_BYTES)
  const frameAnswers = keepFrameAnswers(api)
  const clearAnswers = () => {
    cache.clear()
    cachedSearch.clear()
    frameAnswers.clear()
  }
  const publications = watchPublications(database, app.log, clearAnswers)
  const stopWatching = await watchContent(database, (table) => {
    // No page shows what a search finds: an index that has caught up drops answers of the search alone.
    if (table === INDEX_SYNCED) return cachedSearch.clear()
    clearAnswers()
    publications.look()
  })
  app.addHook('onClose', async () => {
    publications.stop()
    await stopWatching()
  })
  app.addHook('onClose', await startIndexJob({ database, jobs, log: app.log }))
  const findMoved = openRedirects(database.orm)
  const front = {
    renderPage: site.renderPage,
    api: frameAnswers.api,
    cache,
    limits,
    findMoved,
    findMovedHost: openHosts(database.orm, env.PUBLIC_URL),
    publicUrl: env.PUBLIC_URL,
    mapsKey: env.YANDEX_MAPS_KEY,
    headers,
  }
  const mailer = openMailer(env, dataDir)
  const customerMailer = createCustomerMailer({ orm: database.orm, mailer, logSecurityEvent })
  const recipientLimits = createRecipientLimits(
    database.orm,
    (await openSecretKeys(database.orm, env.APP_SECRET, 'mail-recipients')).current,
  )
  const accounts = await openAccounts({
    env,
    database,
    jobs,
    mailer: customerMailer,
    log: app.log,
    logSecurityEvent,
  })
  app.addHook('onClose', async () => accounts.stop())
  await app.register(async (scope) => {
    limitInFlight(scope, limits.accounts)
    await accountRoutes(scope, accounts)
  })
  const orders = await openOrders({
    env,
    database,
    storage,
    jobs,
    mailer,
    customerMailer,
    recipientLimits,
    dataDir,
    logSecurityEvent,
    log: app.log,
  })
  app.addHook('onClose', async () => orders.stop())
  const checks = {
    database: checkOf(database.ping),
    storage: checkOf(storage.ping),
    uploads: orders.uploads.state,
    notifications: () => notificationsState(database.orm),
  }
  health(app, checks, parts.health)
  await orderRoutes(app, orders, { renderOrderPage: orderPage(front) })
  await personalDataRoutes(app, accounts, storage)
  pageFront(app, front)
  return app
}

/** Under development whatever Vite knows is its own to answer. */
function developmentMiddleware(app: FastifyInstance, middleware: Middleware): void {
  app.addHook('onRequest', (request, reply, done) => middleware(request.raw, reply.raw, done))
}

/** While closing, a kept-alive connection that has just had its answer would hold the process for a minute. */
function closeIdleConnections(app: FastifyInstance): void {
  app.addHook('preClose', (done) => {
    setInterval(() => app.server.closeIdleConnections(), CLOSE_IDLE_MS).unref()
    done()
  })
}
