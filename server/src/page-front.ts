import { ORDER_PAGE } from '@rapport/contract/addresses'
import type { Api } from '@rapport/contract/api'
import { messages } from '@rapport/contract/messages'
import { findOrderNumber } from '@rapport/contract/order-number'
import { NOT_FOUND_PAGE, type OrderOutcome, type PageContext, type RenderPage } from '@rapport/contract/page'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FindMovedHost } from './contacts/moved-host.ts'
import type { RenderOrderPage } from './orders/form-route.ts'
import { AppError } from './platform/app-error.ts'
import { isPagePath, isServicePath } from './platform/canonical-path.ts'
import type { PageCache, StoredPage } from './platform/page-cache.ts'
import { sendPage, storePage } from './platform/pages.ts'
import { isDatabaseAway, withoutValues } from './platform/query-failure.ts'
import { readHosts } from './platform/site-hosts.ts'
import type { FindMoved } from './redirects.ts'
import type { WorkLimits } from './work-limits.ts'

export interface PageFront {
  renderPage: RenderPage
  api: Api
  cache: PageCache
  limits: Pick<WorkLimits, 'renders' | 'uncachedPages'>
  findMoved: FindMoved
  findMovedHost: FindMovedHost
  /** Scheme and host pages are rendered for where the request names none of ours. */
  publicUrl: string
  /** Key of the maps service; empty: none. */
  mapsKey: string
  /** Headers of every page. */
  headers: Record<string, string>
}

/** Answers every GET that nothing else does: clean addresses, kept pages, rendered pages, the 404 screen. */
export function pageFront(app: FastifyInstance, front: PageFront): void {
  const readHost = readHosts(front.publicUrl)

  app.get('/*', async (request, reply) => {
    const { rawPath, path, search } = request.target
    if (isServicePath(rawPath)) return reply.callNotFound()
    const host = readHost(request.host)
    const kept = front.cache.get(`${host}${rawPath}`)
    if (kept) return answer(kept, request, reply)
    front.limits.uncachedPages.consume(request.ip)
    // Only a host that has pages has kept ones.
    const elsewhere = await front.findMovedHost(host)
    if (elsewhere) return reply.redirect(`${elsewhere.origin}${path}${search}`, elsewhere.status)
    // A kept page can't have moved: whoever changes the table drops what is kept.
    const moved = await front.findMoved(path, search)
    if (moved) return reply.redirect(moved.location, moved.status)
    if (!isPagePath(path)) return reply.callNotFound()
    if (path !== rawPath) return reply.redirect(`${path}${search}`, 301)
    const page = await pageAt(front, host, request)
    const { location } = page.forms.identity.headers
    return location ? reply.redirect(`${location}${search}`, page.status) : answer(page, request, reply)
  })
}

async function pageAt(front: PageFront, host: string, request: FastifyRequest): Promise<StoredPage> {
  const { path } = request.target
  if (path === ORDER_PAGE) return orderNumberPage(front, host, request)
  const page = path === NOT_FOUND_PAGE ? undefined : await keptPage(front, host, path, request)
  return page ?? notFoundPage(front, host, request)
}

/** The page at an address, kept for all who come after; undefined where there is none. */
const keptPage = (front: PageFront, host: string, path: string, request: FastifyRequest) =>
  front.cache.load(`${host}${path}`, () => renderPage(front, pageUrl(front, host, path), request))

/** The 404 screen of a host: the same at every address that has no page. */
async function notFoundPage(front: PageFront, host: string, request: FastifyRequest): Promise<StoredPage> {
  const key = `${host}${NOT_FOUND_PAGE}`
  const page =
    front.cache.get(key) ??
    (await front.cache.load(key, () => renderPage(front, pageUrl(front, host, NOT_FOUND_PAGE), request)))
  if (page) return page
  throw new AppError(404, messages.notFound)
}

/** The page that thanks for an order, or the form. Whose number it is concerns nobody else, so that it is not kept. */
async function orderNumberPage(front: PageFront, host: string, request: FastifyRequest): Promise<StoredPage> {
  const url = pageUrl(front, host, ORDER_PAGE)
  const number = findOrderNumber(new URLSearchParams(request.target.search))
  if (number) url.searchParams.set('number', number)
  return (await renderPage(front, url, request)) ?? notFoundPage(front, host, request)
}

/** Answers a form that was sent without the client program: its page, with the errors and what was typed. */
export function orderPage(front: PageFront): RenderOrderPage {
  const readHost = readHosts(front.publicUrl)
  return async (outcome, status, request, reply) => {
    const url = pageUrl(front, readHost(request.host), ORDER_PAGE)
    const page = await renderPage(front, url, request, outcome)
    if (!page) throw new AppError(404, messages.notFound)
    return answer({ ...page, status }, request, reply)
  }
}

/** Renders a page within the bound of renders, compressed for whom it is for. Undefined where there is none. */
const renderPage = (
  front: PageFront,
  url: URL,
  request: FastifyRequest,
  outcome?: OrderOutcome,
): Promise<StoredPage | undefined> =>
  front.limits.renders.run(async () => {
    const response = await render(front, url, request, outcome)
    const { 'accept-encoding': acceptEncoding } = request.headers
    const { status } = response
    const { pathname } = url
    if (status === 404 && pathname !== NOT_FOUND_PAGE) return undefined
    const kept = pathname !== ORDER_PAGE && status === (pathname === NOT_FOUND_PAGE ? 404 : 200)
    return storePage(response, front.headers, { kept, acceptEncoding })
  })

/** The whole address of a page; throws the 400 where it would be another one's. */
function pageUrl({ publicUrl }: PageFront, host: string, path: string): URL {
  const url = new URL(`${new URL(publicUrl).protocol}//${host}${path}`)
  if (url.host === host && url.pathname === path) return url
  throw new AppError(400, messages.badRequest)
}

/** Has the site render; throws the 503 where that failed for want of something that will be there again. */
async function render(
  front: PageFront,
  url: URL,
  request: FastifyRequest,
  orderOutcome?: OrderOutcome,
): Promise<Response> {
  const failures: unknown[] = []
  const context: PageContext = {
    api: front.api,
    origin: url.origin,
    base: front.publicUrl,
    mapsKey: front.mapsKey,
    ...(orderOutcome ? { orderOutcome } : {}),
    report(error) {
      failures.push(error)
      request.log.error({ err: withoutValues(error) }, 'a page failed')
    },
  }
  const response = await front.renderPage(new Request(url), context)
  if (response.status < 500) return response
  for (const error of failures) {
    if (error instanceof AppError && error.status === 503) throw error
    if (isDatabaseAway(error)) throw new AppError(503, messages.unavailable)
  }
  if (response.body === null) throw new AppError(500, messages.internal)
  return response
}

function answer(page: StoredPage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack()
  sendPage(page, request.raw, reply.raw)
  return reply
}
