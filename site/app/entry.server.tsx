import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { nonceFrom } from '../document/nonce-context.ts'

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
        console.error(error)
      },
    },
  )
  await stream.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(await new Response(stream).text(), { status: renderStatus, headers })
}
