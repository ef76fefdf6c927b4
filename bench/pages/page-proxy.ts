import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'

/** Proxy of a site that can transform the HTML of pages. */
export interface PageProxy {
  url: string
  close(): void
}

const ANSWERS_MAX = 1_000

interface Answer {
  status: number
  headers: Record<string, string>
  body: Buffer
}

/** Starts a proxy. `keep` transforms the HTML of a page. */
export async function startPageProxy(site: string, keep: (html: string) => string): Promise<PageProxy> {
  // The site compresses pages in advance. Caching answers prevents the proxy's time from counting as the site's time.
  const answers = new Map<string, Promise<Answer>>()
  const server = createServer((request, response) => {
    const { url = '/' } = request
    const answer = answers.get(url) ?? ask(`${site}${url}`, request.headers.accept, keep)
    if (answers.size < ANSWERS_MAX) answers.set(url, answer)
    answer
      .then(({ status, headers, body }) => response.writeHead(status, headers).end(body))
      .catch(() => {
        answers.delete(url)
        response.destroy()
      })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://localhost:${port}`, close: () => void server.close() }
}

async function ask(url: string, accept = '*/*', keep: (html: string) => string): Promise<Answer> {
  const answer = await fetch(url, { redirect: 'manual', headers: { accept } })
  const type = answer.headers.get('content-type') ?? ''
  const isPage = type.startsWith('text/html')
  const body = isPage ? Buffer.from(keep(await answer.text())) : Buffer.from(await answer.arrayBuffer())
  const isText = /^(?:text|image\/svg|application\/(?:javascript|json|manifest))/.test(type)
  const headers: Record<string, string> = isText ? { 'content-encoding': 'br' } : {}
  for (const name of ['content-type', 'cache-control', 'content-security-policy', 'location']) {
    const value = answer.headers.get(name)
    if (value) headers[name] = value
  }
  return { status: answer.status, headers, body: isText ? brotliCompressSync(body) : body }
}

/** Removes scripts, and links that preload them. */
export const withoutScripts = (html: string): string =>
  html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '')
