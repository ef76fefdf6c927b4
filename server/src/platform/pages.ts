import type { IncomingMessage, ServerResponse } from 'node:http'
import { acceptedCodings, CODINGS, type Coding, chooseCoding, compressForms } from './compression.ts'
import { codingTag, entityTag, matchesTag } from './entity-tag.ts'
import type { PageForm, StoredPage } from './page-cache.ts'

/** How a page is made: for all who will ask for it, or for the one who does. */
export interface PageUse {
  /** To be kept, in every form, with a tag. */
  kept: boolean
  /** What the one who asks takes, where it is not kept. */
  acceptEncoding?: string | undefined
}

/** Makes a page that can be sent from what the site rendered. */
export async function storePage(
  response: Response,
  headers: Record<string, string>,
  { kept, acceptEncoding }: PageUse,
): Promise<StoredPage> {
  const body = Buffer.from(await response.arrayBuffer())
  const { status } = response
  const shared = kept && status === 200
  const tag = shared ? entityTag(body) : ''
  const common = {
    ...headers,
    'cache-control': shared ? 'public, max-age=0, must-revalidate' : 'no-store',
    ...Object.fromEntries(response.headers),
    vary: 'Accept-Encoding',
  }
  const formOf = (coding: Coding, bytes: Buffer): PageForm => {
    const etag = shared ? codingTag(tag, coding) : ''
    const own = {
      ...(shared ? { etag } : {}),
      ...(coding === 'identity' ? {} : { 'content-encoding': coding }),
      'content-length': bytes.byteLength,
    }
    return { body: bytes, etag, headers: { ...common, ...own } }
  }
  const { identity, ...packed } = await compressForms(
    body,
    kept ? CODINGS : acceptedCodings(acceptEncoding).slice(0, 1),
  )
  const forms: StoredPage['forms'] = { identity: formOf('identity', identity) }
  for (const [coding, bytes] of Object.entries(packed) as [Coding, Buffer][])
    forms[coding] = formOf(coding, bytes)
  return { status, kept, forms }
}

/** Sends a page in the form its visitor takes, or 304 where they have it. */
export function sendPage(page: StoredPage, request: IncomingMessage, response: ServerResponse): void {
  const { 'accept-encoding': acceptEncoding, 'if-none-match': ifNoneMatch } = request.headers
  const form = page.forms[chooseCoding(acceptEncoding, page.forms)] ?? page.forms.identity
  if (page.kept && page.status === 200 && matchesTag(ifNoneMatch, form.etag)) {
    const { 'content-length': _, ...headers } = form.headers
    response.writeHead(304, headers).end()
    return
  }
  response.writeHead(page.status, form.headers)
  response.end(request.method === 'HEAD' ? undefined : form.body)
}
