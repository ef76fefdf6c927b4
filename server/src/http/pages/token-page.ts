import type { PageContext } from '@rapport/contract/page'
import { ORDER_PATH } from '@rapport/contract/paths/paths'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LINK_HEADERS } from '../../orders/guest/guest-order-route.ts'
import { createHostReader } from '../../platform/http/request/host-reader.ts'
import { scriptlessPolicy } from '../../platform/http/security-headers.ts'
import { encodePage, sendPage } from './page-response.ts'
import { pageUrl } from './page-url.ts'
import { type RenderDeps, renderResponse } from './render-page.ts'
import { withoutScripts } from './without-scripts.ts'

/** A sandbox without scripts shows the noscript content: the plain phone, and no dead buttons. */
const createPolicy = (ancestors: "'self'" | "'none'"): string =>
  [
    scriptlessPolicy({ styles: [], forms: "'self'", ancestors }),
    'sandbox allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads',
  ].join('; ')
/** Links to the order form open the order page, since this page has none. */
const FORM_LINK = ' href="#order-form-sect"'

/**
 * Creates the renderer of a page that its link opens: an order, an offer, a proof. It runs no script, so that analytics
 * never receive the link. `ancestors` may frame it: the back office frames previews.
 */
export function createTokenPage<T>(
  deps: RenderDeps,
  toOptions: (page: T) => Pick<PageContext, 'guestOrder' | 'offerPage' | 'proofPage'>,
  ancestors: Parameters<typeof createPolicy>[0],
) {
  const readHost = createHostReader(deps.publicUrl)
  const policy = createPolicy(ancestors)
  return async (
    shown: T,
    status: number,
    path: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const url = pageUrl(deps, readHost(request.host), path)
    const rendered = await deps.renders.run(() =>
      renderResponse(deps, url, { log: request.log, ...toOptions(shown) }),
    )
    const html = withoutScripts(await rendered.text()).replaceAll(FORM_LINK, ` href="${ORDER_PATH}"`)
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }
    const page = await encodePage(
      new Response(html, { status: rendered.status === 200 ? status : rendered.status, headers }),
      { ...deps.headers, ...LINK_HEADERS },
      { cached: false, acceptEncoding: request.headers['accept-encoding'] },
    )
    reply.hijack()
    sendPage(page, request.raw, reply.raw)
    return reply
  }
}
