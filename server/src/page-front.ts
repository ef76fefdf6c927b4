import { ORDER_PAGE, PAGES_BY_QUERY } from '@rapport/contract/addresses'
import type { Api } from '@rapport/contract/api'
import type { PageContext, RenderPage } from '@rapport/contract/page'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FindMovedHost } from './contacts/moved-host.ts'
import type { RenderOrderPage } from './orders/form-route.ts'
import { canonicalPath, isPagePath, isServicePath } from './platform/canonical-path.ts'
import type { PageCache, StoredPage } from './platform/page-cache.ts'
import { sendPage, storePage } from './platform/pages.ts'
import { withoutValues } from './platform/query-failure.ts'
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
  const { protocol } = new URL(front.publicUrl)
  const readHost = readHosts(front.publicUrl)

  app.get('/*', async (request, reply) => {
    const { path, query } = splitUrl(request.url)
    if (isServicePath(path)) return reply.callNotFound()
    const host = readHost(request.host)
    const key = PAGES_BY_QUERY.has(path) ? `${host}${path}${query}` : `${host}${path}`
    const kept = front.cache.get(key)
    if (kept) return answer(kept, request, reply)
    front.limits.uncachedPages.consume(request.ip)
    // Only a host that has pages has kept ones.
    const elsewhere = await front.findMovedHost(host)
    if (elsewhere) return reply.redirect(`${elsewhere.origin}${path}${query}`, elsewhere.status)
    const canonical = canonicalPath(path)
    // A kept page can't have moved: whoever changes the table drops what is kept.
    const moved = await front.findMoved(canonical, query)
    if (moved) return reply.redirect(moved.location, moved.status)
    if (!isPagePath(canonical)) return reply.callNotFound()
    if (canonical !== path) return reply.redirect(`${canonical}${query}`, 301)
    const url = new URL(key.slice(host.length), `${protocol}//${host}`)
    const page = await front.cache.load(key, () =>
      front.limits.renders.run(async () =>
        storePage(await front.renderPage(new Request(url), contextOf(front, url, request)), front.headers),
      ),
    )
    return answer(page, request, reply)
  })
}

/** Answers a form that was sent without the client program: its page, with the errors and what was typed. */
export function orderPage(front: PageFront): RenderOrderPage {
  const { protocol } = new URL(front.publicUrl)
  const readHost = readHosts(front.publicUrl)
  return async (orderOutcome, status, request, reply) => {
    const url = new URL(ORDER_PAGE, `${protocol}//${readHost(request.host)}`)
    const context = { ...contextOf(front, url, request), orderOutcome }
    const page = await front.limits.renders.run(async () =>
      storePage(await front.renderPage(new Request(url), context), front.headers, status),
    )
    return answer(page, request, reply)
  }
}

const contextOf = (front: PageFront, { origin }: URL, request: FastifyRequest): PageContext => ({
  api: front.api,
  origin,
  base: front.publicUrl,
  mapsKey: front.mapsKey,
  report: (error) => request.log.error({ err: withoutValues(error) }, 'a page failed'),
})

function answer(page: StoredPage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack()
  sendPage(page, request.raw, reply.raw)
  return reply
}

function splitUrl(url: string): { path: string; query: string } {
  const at = url.indexOf('?')
  return at < 0 ? { path: url, query: '' } : { path: url.slice(0, at), query: url.slice(at) }
}
