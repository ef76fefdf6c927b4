import type { CalculatorView } from '@rapport/contract/calculation/form/calculator-view'
import { messages } from '@rapport/contract/errors/messages'
import { findCalculationId, findOrderNumber } from '@rapport/contract/orders/order-fields'
import { CLOSED_PATH, CLOSED_RETRY_S, NOT_FOUND_PATH } from '@rapport/contract/page'
import { withoutFirstPage } from '@rapport/contract/paths/catalog-list-paths'
import { pageQuery } from '@rapport/contract/paths/page-queries'
import { CALCULATOR_PATH, ORDER_PATH } from '@rapport/contract/paths/paths'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Hooks } from '../../hooks.ts'
import type { DailyCounts } from '../../platform/database/daily-counts.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { isPagePath, isServicePath } from '../../platform/http/canonical-path.ts'
import { createHostReader } from '../../platform/http/request/host-reader.ts'
import type { IpLimit } from '../../platform/limits/ip-limit.ts'
import type { Redirects } from '../../redirects/cached-redirects.ts'
import type { DemoPaths } from '../../site-pages/demo-paths.ts'
import type { Turns } from '../edge/fair-turns.ts'
import type { EncodedResponse, PageCache } from './cache/page-cache.ts'
import type { FindHostRedirect } from './host-redirects.ts'
import { sendPage } from './page-response.ts'
import { pageUrl } from './page-url.ts'
import { type RenderDeps, renderPage } from './render-page.ts'

export interface PageDeps extends RenderDeps {
  cache: PageCache
  uncachedPages: IpLimit
  redirects: Pick<Redirects, 'findRedirect' | 'mayHaveRedirect'>
  turns: Turns
  findHostRedirect: FindHostRedirect
  /** Whether the site is closed to the sender. */
  isClosedTo: (request: FastifyRequest) => boolean
  /** Pages that search engines must not keep: they are still the demo factory's. */
  demoPaths: DemoPaths
  /** Returns the calculator as a link opens it, with the prices of the customer who requests it. */
  openCalculator: (query: URLSearchParams, request: FastifyRequest) => Promise<CalculatorView>
  /** Counts a path without a page. */
  countMissing: DailyCounts['add']
}

/**
 * Answers every other GET: redirects to canonical paths, cached pages, rendered pages, the 404 page.
 */
export function pageRoutes(app: FastifyInstance, deps: PageDeps): void {
  const readHost = createHostReader(deps.publicUrl)

  app.get('/*', async (request, reply) => {
    const { rawPath, path, search } = request.target
    if (isServicePath(rawPath)) return reply.callNotFound()
    const host = readHost(request.host)
    if (deps.isClosedTo(request)) return answer(await closedPage(deps, host, request), request, reply)
    const query = pageQuery(rawPath, search)
    const mayMove = search !== '' && deps.redirects.mayHaveRedirect(path, search)
    const cached = mayMove ? undefined : deps.cache.get(`${host}${rawPath}${query}`)
    if (cached) {
      cached.countUse()
      return answer(cached, request, reply)
    }
    await deps.turns.next()
    deps.uncachedPages.consume(request.ip)
    const redirect = await findPageRedirect(deps, host, path, search)
    if (redirect) return reply.redirect(redirect.location, redirect.status)
    if (!isPagePath(path)) return reply.callNotFound()
    if (path !== rawPath) return reply.redirect(`${path}${search}`, 301)
    const page = await pageAt(deps, host, request)
    const { location } = page.encodings.identity.headers
    return location ? reply.redirect(`${location}${search}`, page.status) : answer(page, request, reply)
  })
}

/**
 * Returns the redirect of a host or path. To be called before a page is cached. Later changes of the tables
 * clear the cache, so no page of a redirected path is cached.
 */
async function findPageRedirect(
  deps: PageDeps,
  host: string,
  path: string,
  search: string,
): Promise<{ location: string; status: number } | undefined> {
  const elsewhere = await deps.findHostRedirect(host)
  if (elsewhere) return { location: `${elsewhere.origin}${path}${search}`, status: elsewhere.status }
  const moved = await deps.redirects.findRedirect(path, search)
  if (moved) return moved
  const firstPage = withoutFirstPage(path, search)
  return firstPage === undefined ? undefined : { location: `${path}${firstPage}`, status: 301 }
}

async function pageAt(deps: PageDeps, host: string, request: FastifyRequest): Promise<EncodedResponse> {
  const { path, search } = request.target
  if (path === ORDER_PATH) return orderNumberPage(deps, host, request)
  if (path === CALCULATOR_PATH && pageQuery(path, search) !== '') return openedCalculator(deps, host, request)
  const page =
    path === NOT_FOUND_PATH ? undefined : await cachedPage(deps, host, path, request, pageQuery(path, search))
  if (!page) deps.countMissing(path)
  return page ?? notFoundPage(deps, host, request)
}

/**
 * Returns the page at a path, rendered once for concurrent requests. It is cached unless its query has
 * unlimited values. Undefined if there is no page.
 */
function cachedPage(deps: PageDeps, host: string, path: string, request: FastifyRequest, query = '') {
  const url = pageUrl(deps, host, path)
  url.search = query
  return deps.cache.load(`${host}${path}${query}`, async () => {
    const isDemo = await deps.demoPaths.has(path)
    const headers = isDemo ? { ...deps.headers, 'x-robots-tag': 'noindex' } : deps.headers
    return renderPage({ ...deps, headers }, url, request)
  })
}

/** The 404 page of a host is the same at every missing path. */
async function notFoundPage(deps: PageDeps, host: string, request: FastifyRequest): Promise<EncodedResponse> {
  const page = await cachedPage(deps, host, NOT_FOUND_PATH, request)
  if (page) return page
  throw new ApiError(404, messages.notFound)
}

/** The page of a closed site is the same at every path of a host. */
async function closedPage(deps: PageDeps, host: string, request: FastifyRequest): Promise<EncodedResponse> {
  const url = pageUrl(deps, host, CLOSED_PATH)
  const headers = { ...deps.headers, 'retry-after': String(CLOSED_RETRY_S) }
  const page = await deps.cache.load(`${host}${CLOSED_PATH}`, () =>
    renderPage({ ...deps, headers }, url, request, { isClosed: true }),
  )
  if (page) return page
  throw new ApiError(503, messages.closed).retryIn(CLOSED_RETRY_S)
}

/** The thank-you page of an order, or the form. Order numbers and calculations are private, so it is not cached. */
async function orderNumberPage(
  deps: PageDeps,
  host: string,
  request: FastifyRequest,
): Promise<EncodedResponse> {
  const url = pageUrl(deps, host, ORDER_PATH)
  const query = new URLSearchParams(request.target.search)
  const number = findOrderNumber(query)
  const calculationId = findCalculationId(query)
  if (number) url.searchParams.set('number', number)
  else if (calculationId) url.searchParams.set('calculation', calculationId)
  return (await renderPage(deps, url, request)) ?? notFoundPage(deps, host, request)
}

/** Answers a form that was sent without client scripts: its page, with the errors and the values. */
export function createOrderPage(deps: PageDeps): Hooks['renderOrderPage']['call'] {
  const readHost = createHostReader(deps.publicUrl)
  return async (outcome, status, request, reply) => {
    const url = pageUrl(deps, readHost(request.host), ORDER_PATH)
    const page = await renderPage(deps, url, request, { orderOutcome: outcome })
    if (!page) throw new ApiError(404, messages.notFound)
    return answer({ ...page, status }, request, reply)
  }
}

/** The calculator as a link opens it, with a product or with a stored calculation. It is not cached. */
async function openedCalculator(
  deps: PageDeps,
  host: string,
  request: FastifyRequest,
): Promise<EncodedResponse> {
  const calculator = await deps.openCalculator(new URLSearchParams(request.target.search), request)
  const page = await renderPage(deps, pageUrl(deps, host, CALCULATOR_PATH), request, { calculator })
  return page ?? notFoundPage(deps, host, request)
}

/** Answers the calculator's form with its page. */
export function createCalculatorPage(deps: PageDeps): Hooks['renderCalculator']['call'] {
  const readHost = createHostReader(deps.publicUrl)
  return async (calculator, request, reply) => {
    const host = readHost(request.host)
    if (deps.isClosedTo(request)) return answer(await closedPage(deps, host, request), request, reply)
    const page = await renderPage(deps, pageUrl(deps, host, CALCULATOR_PATH), request, { calculator })
    if (!page) throw new ApiError(404, messages.notFound)
    return answer(page, request, reply)
  }
}

function answer(page: EncodedResponse, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack()
  sendPage(page, request.raw, reply.raw)
  return reply
}
