import type { Api } from '@rapport/contract/endpoints/api'
import { messages } from '@rapport/contract/errors/messages'
import { moscowYear } from '@rapport/contract/hours/moscow-day'
import {
  CLOSED_PATH,
  type CounterIds,
  type LayoutApi,
  NOT_FOUND_PATH,
  type PageContext,
  type RenderPage,
  UNCACHED,
} from '@rapport/contract/page'
import { isCountlessPage } from '@rapport/contract/paths/page-queries'
import { ORDER_PATH } from '@rapport/contract/paths/paths'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { isDatabaseUnavailable, redactQueryError } from '../../platform/database/database-errors.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { ConcurrencyLimit } from '../../platform/limits/concurrency-limit.ts'
import type { Clock } from '../../platform/process/clock.ts'
import { measure } from '../../platform/process/measured-work.ts'
import type { EncodedResponse } from './cache/page-cache.ts'
import { encodePage } from './page-response.ts'

/** Settings of every rendering. */
export interface PageSettings {
  renderPage: RenderPage
  /** Scheme and host for requests without a host of ours. */
  publicUrl: string
  /** Key of the maps service. Empty for none. */
  mapsKey: string
  counters: CounterIds | undefined
  /** Headers of every page. */
  headers: Record<string, string>
  now: Clock
}

export interface RenderDeps extends PageSettings {
  api: Api
  layoutApi: LayoutApi
  renders: ConcurrencyLimit
}

/**
 * Renders a page within the limit of concurrent renders, compressed for its use. Undefined if there is no
 * page.
 */
export const renderPage = (
  deps: RenderDeps,
  url: URL,
  request: FastifyRequest,
  options: Pick<PageContext, 'orderOutcome' | 'calculator' | 'isClosed'> = {},
): Promise<EncodedResponse | undefined> =>
  deps.renders.run(async () => {
    const { pathname } = url
    const isCountless = isCountlessPage(pathname, url.search)
    const response = await renderResponse(deps, url, { log: request.log, ...options })
    const { 'accept-encoding': acceptEncoding } = request.headers
    const { status } = response
    if (status === 404 && pathname !== NOT_FOUND_PATH) return undefined
    // The site marks pages whose URL may have any value.
    if (isCountless && status === 200) response.headers.set('cache-control', UNCACHED)
    const isFleeting = response.headers.get('cache-control') === UNCACHED
    const isExpected = status === (EXPECTED[pathname] ?? 200)
    const cached = isExpected && !isFleeting && pathname !== ORDER_PATH && !options.calculator
    return encodePage(response, deps.headers, { cached, acceptEncoding })
  })

/** Status of the pages that report a state of the site. */
const EXPECTED: Record<string, number> = { [NOT_FOUND_PATH]: 404, [CLOSED_PATH]: 503 }

const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404

/** Renders with the site. Throws 503 if a temporary failure caused an error. */
export async function renderResponse(
  deps: PageSettings & Pick<PageContext, 'api' | 'layoutApi'>,
  url: URL,
  {
    log,
    signal,
    ...options
  }: Pick<
    PageContext,
    'orderOutcome' | 'guestOrder' | 'calculation' | 'calculator' | 'offerPage' | 'proofPage' | 'isClosed'
  > & { log: FastifyBaseLogger; signal?: AbortSignal },
): Promise<Response> {
  const failures: unknown[] = []
  const context: PageContext = {
    api: deps.api,
    ...(deps.layoutApi ? { layoutApi: deps.layoutApi } : {}),
    origin: url.origin,
    base: deps.publicUrl,
    mapsKey: deps.mapsKey,
    counters: deps.counters,
    year: moscowYear(deps.now()),
    ...options,
    reportError(error) {
      failures.push(error)
      if (isNotFound(error)) return
      log.error({ err: redactQueryError(error) }, 'page rendering failed')
    },
  }
  const response = await measure({ kind: 'render' }, () =>
    deps.renderPage(new Request(url, signal ? { signal } : {}), context),
  )
  if (response.status < 500) return response
  // A page without its content is missing: the caller shows the 404 page.
  if (failures.length > 0 && failures.every(isNotFound) && url.pathname !== NOT_FOUND_PATH)
    return new Response(null, { status: 404 })
  for (const error of failures) {
    if (error instanceof ApiError && error.status === 503) throw error
    if (isDatabaseUnavailable(error)) throw new ApiError(503, messages.unavailable)
  }
  if (response.body === null) throw new ApiError(500, messages.internal)
  return response
}
