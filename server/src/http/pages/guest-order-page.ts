import { ORDER_PATH } from '@rapport/contract/paths/paths'
import type { Hooks } from '../../hooks.ts'
import { LINK_HEADERS } from '../../orders/guest/guest-order-route.ts'
import { createHostReader } from '../../platform/http/request/host-reader.ts'
import { scriptlessPolicy } from '../../platform/http/security-headers.ts'
import { encodePage, sendPage } from './page-response.ts'
import { pageUrl } from './page-url.ts'
import { type RenderDeps, renderResponse } from './render-page.ts'
import { withoutScripts } from './without-scripts.ts'

/** A sandbox without scripts shows the noscript content: the plain phone, and no dead buttons. */
const POLICY = [
  scriptlessPolicy({ styles: [], forms: "'self'", ancestors: "'none'" }),
  'sandbox allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads',
].join('; ')
/** Links to the order form open the order page, since this page has none. */
const FORM_LINK = ' href="#order-form-sect"'

/**
 * Creates the renderer of an order page for a guest link. It runs no script, so that analytics never receive
 * the link.
 */
export function createGuestOrderPage(deps: RenderDeps): Hooks['renderGuestOrder']['call'] {
  const readHost = createHostReader(deps.publicUrl)
  return async (guestOrder, status, path, request, reply) => {
    const url = pageUrl(deps, readHost(request.host), path)
    const rendered = await deps.renders.run(() => renderResponse(deps, url, { log: request.log, guestOrder }))
    const html = withoutScripts(await rendered.text()).replaceAll(FORM_LINK, ` href="${ORDER_PATH}"`)
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY }
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
