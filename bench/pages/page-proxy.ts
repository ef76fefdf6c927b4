import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'

/** Passes a site on: its pages as they are, or without anything that runs; everything else in both ways alike. */
export interface PageProxy {
  url: string
  close(): void
}

/** Starts a proxy of a site; `keep` says what becomes of the HTML of a page. */
export async function startPageProxy(site: string, keep: (html: string) => string): Promise<PageProxy> {
  const server = createServer((request, response) => {
    pass(site, keep, request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://localhost:${port}`, close: () => void server.close() }
}

async function pass(
  site: string,
  keep: (html: string) => string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const answer = await fetch(`${site}${request.url}`, {
    redirect: 'manual',
    headers: { accept: request.headers.accept ?? '*/*' },
  })
  const type = answer.headers.get('content-type') ?? ''
  const isPage = type.startsWith('text/html')
  const body = isPage ? Buffer.from(keep(await answer.text())) : Buffer.from(await answer.arrayBuffer())
  const isText = /^(?:text|image\/svg|application\/(?:javascript|json|manifest))/.test(type)
  response.statusCode = answer.status
  for (const name of ['content-type', 'cache-control', 'content-security-policy', 'location']) {
    const value = answer.headers.get(name)
    if (value) response.setHeader(name, value)
  }
  if (isText) response.setHeader('content-encoding', 'br')
  response.end(isText ? brotliCompressSync(body) : body)
}

/** Returns a page without scripts, and without what the browser would load for them. */
export const withoutScripts = (html: string): string =>
  html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '')
