import { renderToReadableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { nonceFrom } from '../document/nonce-context.ts'
import { pageContext } from './api-context.ts'

/**
 * Renders a page whole: pages are kept and sent many times, and without the client program a section that
 * streams in late would never be shown.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = nonceFrom(context)
  let renderStatus = status
  const stream = await renderToReadableStream(
    <ServerRouter context={entryContext} url={request.url} nonce={nonce} />,
    {
      nonce,
      signal: request.signal,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        renderStatus = 500
        context.get(pageContext).report(error)
      },
    },
  )
  await stream.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(await new Response(stream).text(), { status: renderStatus, headers })
}

/** A page that is not there is an answer, not a failure. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (isRouteErrorResponse(error) || request.signal.aborted) return
  context.get(pageContext).report(error)
}
