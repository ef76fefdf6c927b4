import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Coding, chooseCoding, compressForms } from './compression.ts'
import { entityTag, matchesTag } from './entity-tag.ts'
import type { PageForm, StoredPage } from './page-cache.ts'

/** Makes a page that can be kept from what the site rendered; `status` stands in for the rendered one. */
export async function storePage(
  response: Response,
  headers: Record<string, string>,
  status = response.status,
): Promise<StoredPage> {
  const body = Buffer.from(await response.arrayBuffer())
  const tag = entityTag(body)
  const common = {
    ...headers,
    'cache-control': status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store',
    ...Object.fromEntries(response.headers),
    vary: 'Accept-Encoding',
  }
  const formOf = (coding: Coding, bytes: Buffer): PageForm => {
    // Each form is a thing of its own to a cache, so its tag is too.
    const etag = coding === 'identity' ? tag : `${tag.slice(0, -1)}-${coding}"`
    const own = {
      ...(status === 200 ? { etag } : {}),
      ...(coding === 'identity' ? {} : { 'content-encoding': coding }),
      'content-length': bytes.byteLength,
    }
    return { body: bytes, etag, headers: { ...common, ...own } }
  }
  const { identity, ...packed } = await compressForms(body)
  const forms: StoredPage['forms'] = { identity: formOf('identity', identity) }
  for (const [coding, bytes] of Object.entries(packed) as [Coding, Buffer][])
    forms[coding] = formOf(coding, bytes)
  return { status, forms }
}

/** Sends a page in the form its visitor takes, or 304 where they have it. */
export function sendPage(page: StoredPage, request: IncomingMessage, response: ServerResponse): void {
  const { 'accept-encoding': acceptEncoding, 'if-none-match': ifNoneMatch } = request.headers
  const form = page.forms[chooseCoding(acceptEncoding, page.forms)] ?? page.forms.identity
  if (page.status === 200 && matchesTag(ifNoneMatch, form.etag)) {
    const { 'content-length': _, ...headers } = form.headers
    response.writeHead(304, headers).end()
    return
  }
  response.writeHead(page.status, form.headers)
  response.end(request.method === 'HEAD' ? undefined : form.body)
}
