import { buffer } from 'node:stream/consumers'
import { NOT_FOUND_PATH } from '@rapport/contract/page'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { contentSecurityPolicy } from '../document/content-security-policy.ts'
import { postprocessHtml } from '../document/postprocess-html.ts'
import { setIslandRenderer } from './browser/islands/island-renderer.ts'
import { pageContext } from './page-context.ts'
import type { PageHandle } from './seo/page-handle.ts'

const development = import.meta.env.DEV

setIslandRenderer((element, identifierPrefix) => renderToString(element, { identifierPrefix }))

/**
 * Renders a whole page. It does not stream, since pages are cached.
 * Returns 404 without a body when the page is missing: all such addresses share the page at `NOT_FOUND_PATH`.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  if (status === 404 && new URL(request.url).pathname !== NOT_FOUND_PATH)
    return new Response(null, { status })
  const { mapsKey, counters, reportError } = context.get(pageContext)
  let renderStatus = status
  const stream = await renderToReadableStream(<ServerRouter context={entryContext} url={request.url} />, {
    signal: request.signal,
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      renderStatus = 500
      reportError(error)
    },
  })
  await stream.allReady
  const rendered = await buffer(stream)
  const { html, scriptHashes, styleHashes } = postprocessHtml(rendered)
  const handle = handleOf(entryContext)
  const maps = handle?.showsMap ? 'map' : mapsKey === '' ? 'none' : 'location'
  const video = handle?.showsVideo ?? false
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set(
    'Content-Security-Policy',
    contentSecurityPolicy(scriptHashes, { development, maps, video, styleHashes, counters }),
  )
  return new Response(html, { status: renderStatus, headers })
}

function handleOf({ routeModules, staticHandlerContext }: EntryContext): PageHandle | undefined {
  const leaf = staticHandlerContext.matches.at(-1)
  return leaf && (routeModules[leaf.route.id]?.handle as PageHandle | undefined)
}

/** Reports server errors. Error responses of a route, such as 404, and aborted requests are not failures. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (isRouteErrorResponse(error) || request.signal.aborted) return
  context.get(pageContext).reportError(error)
}
