import type { Hooks } from '../../hooks.ts'
import { LINK_HEADERS } from '../../orders/guest/guest-order-route.ts'
import { createHostReader } from '../../platform/http/request/host-reader.ts'
import { encodePage, sendPage } from './page-response.ts'
import { pageUrl } from './page-url.ts'
import { type RenderDeps, renderResponse } from './render-page.ts'

/** Creates the renderer of a stored calculation. Analytics do not run, so that they never receive the link. */
export function createCalculationPage({
  counters: _,
  ...deps
}: RenderDeps): Hooks['renderCalculation']['call'] {
  const readHost = createHostReader(deps.publicUrl)
  return async (calculation, path, request, reply) => {
    const url = pageUrl(deps, readHost(request.host), path)
    const rendered = await deps.renders.run(() =>
      renderResponse({ ...deps, counters: undefined }, url, { log: request.log, calculation }),
    )
    const headers = { ...deps.headers, ...LINK_HEADERS }
    const acceptEncoding = request.headers['accept-encoding']
    const page = await encodePage(rendered, headers, { cached: false, acceptEncoding })
    reply.hijack()
    sendPage(page, request.raw, reply.raw)
    return reply
  }
}
