import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseCoding, compressForms } from './compression.ts'
import { entityTag, matchesTag } from './entity-tag.ts'
import type { StoredPage } from './page-cache.ts'

/** Makes a page that can be kept from what the site rendered. */
export async function storePage(response: Response, headers: Record<string, string>): Promise<StoredPage> {
  const body = Buffer.from(await response.arrayBuffer())
  return {
    status: response.status,
    headers: {
      ...headers,
      ...Object.fromEntries(response.headers),
      'cache-control': response.status === 200 ? 'public, max-age=0, must-revalidate' : 'no-cache',
      vary: 'Accept-Encoding',
    },
    etag: entityTag(body),
    forms: await compressForms(body),
  }
}

/** Sends a page in the form its visitor takes, or 304 where they have it. */
export function sendPage(page: StoredPage, request: IncomingMessage, response: ServerResponse): void {
  const { 'accept-encoding': acceptEncoding, 'if-none-match': ifNoneMatch } = request.headers
  const coding = chooseCoding(acceptEncoding, page.forms)
  // Each form is a thing of its own to a cache, so its tag is too.
  const etag = coding === 'identity' ? page.etag : `${page.etag.slice(0, -1)}-${coding}"`
  if (page.status === 200 && matchesTag(ifNoneMatch, etag)) {
    response.writeHead(304, { ...page.headers, etag }).end()
    return
  }
  const body = page.forms[coding] ?? page.forms.identity
  response.writeHead(page.status, {
    ...page.headers,
    ...(page.status === 200 ? { etag } : {}),
    ...(coding === 'identity' ? {} : { 'content-encoding': coding }),
    'content-length': body.byteLength,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}
