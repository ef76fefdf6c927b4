import fastifyStatic from '@fastify/static'
import type { Api } from '@rapport/contract/api'
import fastify, { type FastifyInstance } from 'fastify'
import { health, type Parts } from './health.ts'
import { openApi } from './openapi.ts'
import { pageFront, type RenderPage } from './page-front.ts'
import { logOptions, logRequests } from './platform/access-log.ts'
import { watchContent } from './platform/changes.ts'
import type { Database } from './platform/database.ts'
import type { Env } from './platform/env.ts'
import { handleErrors } from './platform/error-handler.ts'
import { createPageCache } from './platform/page-cache.ts'
import { securityHeaders } from './platform/security-headers.ts'
import { publicCalls } from './public-calls.ts'
import { refuseUnknownPaths } from './unknown-paths.ts'

const PAGE_CACHE_BYTES = 64 * 1024 * 1024
/** Bodies but for an order's files, in bytes. */
const BODY_BYTES_MAX = 1024 * 1024
/** An order of 500 MB over a slow line takes long; a connection that says nothing does not. */
const CONNECTION_SILENCE_MS = 60_000

export interface AppParts {
  env: Env
  database: Database
  api: Api
  renderPage: RenderPage
  /** Directory of the built client program; none while developing. */
  assets?: string | undefined
  readiness: Parts
}

/** The visible list of what the server is made of. Nothing listens yet. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { env, database, api } = parts
  const headers = securityHeaders(env.PUBLIC_URL)
  const app = fastify({
    ...logOptions(env.LOG_LEVEL),
    trustProxy: env.TRUST_PROXY,
    bodyLimit: BODY_BYTES_MAX,
    connectionTimeout: CONNECTION_SILENCE_MS,
    requestTimeout: 0,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: false },
    return503OnClosing: false,
  })
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
  logRequests(app)
  handleErrors(app)
  refuseUnknownPaths(app)
  health(app, parts.readiness)
  publicCalls(app, api)
  openApi(app, env.PUBLIC_URL)
  if (parts.assets)
    await app.register(fastifyStatic, {
      root: parts.assets,
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: '1y',
      index: false,
      decorateReply: false,
    })

  const cache = createPageCache(PAGE_CACHE_BYTES)
  const stopWatching = await watchContent(database, cache.clear)
  app.addHook('onClose', stopWatching)
  pageFront(app, { renderPage: parts.renderPage, cache, publicUrl: env.PUBLIC_URL, headers })
  return app
}
