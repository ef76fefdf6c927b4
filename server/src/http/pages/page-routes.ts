import type { Api } from '@rapport/contract/endpoints/api'
import { findOrderNumber } from '@rapport/contract/fields/order-fields'
import { messages } from '@rapport/contract/messages'
import { NOT_FOUND_PATH, type OrderOutcome, type PageContext, type RenderPage } from '@rapport/contract/page'
import { withoutFirstPage } from '@rapport/contract/paths/catalog-list-paths'
import { isCountlessPage, pageQuery } from '@rapport/contract/paths/page-queries'
import { ORDER_PATH } from '@rapport/contract/paths/paths'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RenderOrderPage } from '../../orders/submit/form-route.ts'
import { isDatabaseUnavailable, redactQueryError } from '../../platform/database/database-errors.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { isPagePath, isServicePath } from '../../platform/http/canonical-path.ts'
import type { ConcurrencyLimit } from '../../platform/limits/concurrency-limit.ts'
import type { AddressLimit } from '../../platform/limits/ip-limit.ts'
import type { Turns } from '../edge/fair-turns.ts'
import { createHostReader } from '../edge/site-hosts.ts'
import type { FindHostRedirect } from './host-redirects.ts'
import type { CachedPage, PageCache } from './page-cache.ts'
import { encodePage, sendPage } from './page-response.ts'
import type { Redirects } from './redirects.ts'

export interface PageDeps {
  renderPage: RenderPage
  api: Api
  cache: PageCache
  renders: ConcurrencyLimit
  uncachedPages: AddressLimit
  findRedirect: Redirects['findRedirect']
  turns: Turns
  findHostRedirect: FindHostRedirect
  /** Scheme and host pages are rendered for where the request names none of ours. */
  publicUrl: string
  /** Key of the maps service; empty: none. */
  mapsKey: string
  /** Headers of every page. */
  headers: Record<string, string>
}

/** Answers every GET that nothing else does: clean paths, cached pages, rendered pages, the 404 screen. */
export function pageRoutes(app: FastifyInstance, deps: PageDeps): void {
  const readHost = createHostReader(deps.publicUrl)

  app.get('/*', async (request, reply) => {
    const { rawPath, path, search } = request.target
    if (isServicePath(rawPath)) return reply.callNotFound()
    const host = readHost(request.host)
    const query = pageQuery(rawPath, search)
    const cached = deps.cache.get(`${host}${rawPath}${query}`)
    if (cached) return answer(cached, request, reply)
    await deps.turns.next()
    deps.uncachedPages.consume(request.ip)
    // Only a host that has pages has cached ones.
    const elsewhere = await deps.findHostRedirect(host)
    if (elsewhere) return reply.redirect(`${elsewhere.origin}${path}${search}`, elsewhere.status)
    // A cached page can't have moved: a change of the table drops what is cached.
    const moved = await deps.findRedirect(path, search)
    if (moved) return reply.redirect(moved.location, moved.status)
    if (!isPagePath(path)) return reply.callNotFound()
    if (path !== rawPath) return reply.redirect(`${path}${search}`, 301)
    const firstPage = withoutFirstPage(path, search)
    if (firstPage !== undefined) return reply.redirect(`${path}${firstPage}`, 301)
    const page = await pageAt(deps, host, request)
    const { location } = page.encodings.identity.headers
    return location ? reply.redirect(`${location}${search}`, page.status) : answer(page, request, reply)
  })
}

async function pageAt(deps: PageDeps, host: string, request: FastifyRequest): Promise<CachedPage> {
  const { path, search } = request.target
  if (path === ORDER_PATH) return orderNumberPage(deps, host, request)
  const page =
    path === NOT_FOUND_PATH ? undefined : await cachedPage(deps, host, path, request, pageQuery(path, search))
  return page ?? notFoundPage(deps, host, request)
}

/**
 * Returns the page at a path, cached for all who come after unless it is one of as many as somebody can think of, and
 * rendered once for all who ask at a time; undefined where there is none.
 */
function cachedPage(deps: PageDeps, host: string, path: string, request: FastifyRequest, query = '') {
  const url = pageUrl(deps, host, path)
  url.search = query
  return deps.cache.load(`${host}${path}${query}`, () => renderPage(deps, url, request))
}

/** The 404 screen of a host: the same at every address that has no page. */
async function notFoundPage(deps: PageDeps, host: string, request: FastifyRequest): Promise<CachedPage> {
  const page = await cachedPage(deps, host, NOT_FOUND_PATH, request)
  if (page) return page
  throw new ApiError(404, messages.notFound)
}

/** The page that thanks for an order, or the form. Whose number it is concerns nobody else, so that it is not cached. */
async function orderNumberPage(deps: PageDeps, host: string, request: FastifyRequest): Promise<CachedPage> {
  const url = pageUrl(deps, host, ORDER_PATH)
  const number = findOrderNumber(new URLSearchParams(request.target.search))
  if (number) url.searchParams.set('number', number)
  return (await renderPage(deps, url, request)) ?? notFoundPage(deps, host, request)
}

/** Answers a form that was sent without the client program: its page, with the errors and what was typed. */
export function createOrderPage(deps: PageDeps): RenderOrderPage {
  const readHost = createHostReader(deps.publicUrl)
  return async (outcome, status, request, reply) => {
    const url = pageUrl(deps, readHost(request.host), ORDER_PATH)
    const page = await renderPage(deps, url, request, outcome)
    if (!page) throw new ApiError(404, messages.notFound)
    return answer({ ...page, status }, request, reply)
  }
}

/** Renders a page within the bound of renders, compressed for whom it is for. Undefined where there is none. */
const renderPage = (
  deps: PageDeps,
  url: URL,
  request: FastifyRequest,
  outcome?: OrderOutcome,
): Promise<CachedPage | undefined> =>
  deps.renders.run(async () => {
    const response = await render(deps, url, request, outcome)
    const { 'accept-encoding': acceptEncoding } = request.headers
    const { status } = response
    const { pathname } = url
    if (status === 404 && pathname !== NOT_FOUND_PATH) return undefined
    // The site says so of a page that anybody could have made up the address of.
    const isFleeting = response.headers.get('cache-control') === 'no-store'
    const isCountless = pathname === ORDER_PATH || isCountlessPage(pathname, url.search)
    const isExpected = status === (pathname === NOT_FOUND_PATH ? 404 : 200)
    const cached = isExpected && !isFleeting && !isCountless
    return encodePage(response, deps.headers, { cached, acceptEncoding })
  })

/** The whole address of a page; throws the 400 where it would be another one's. */
function pageUrl({ publicUrl }: PageDeps, host: string, path: string): URL {
  const url = new URL(`${new URL(publicUrl).protocol}//${host}${path}`)
  if (url.host === host && url.pathname === path) return url
  throw new ApiError(400, messages.badRequest)
}

/** Has the site render; throws the 503 where that failed for want of something that will be there again. */
async function render(
  deps: PageDeps,
  url: URL,
  request: FastifyRequest,
  orderOutcome?: OrderOutcome,
): Promise<Response> {
  const failures: unknown[] = []
  const context: PageContext = {
    api: deps.api,
    origin: url.origin,
    base: deps.publicUrl,
    mapsKey: deps.mapsKey,
    ...(orderOutcome ? { orderOutcome } : {}),
    reportError(error) {
      failures.push(error)
      request.log.error({ err: redactQueryError(error) }, 'a page failed')
    },
  }
  const response = await deps.renderPage(new Request(url), context)
  if (response.status < 500) return response
  for (const error of failures) {
    if (error instanceof ApiError && error.status === 503) throw error
    if (isDatabaseUnavailable(error)) throw new ApiError(503, messages.unavailable)
  }
  if (response.body === null) throw new ApiError(500, messages.internal)
  return response
}

function answer(page: CachedPage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack()
  sendPage(page, request.raw, reply.raw)
  return reply
}
