import type { IncomingMessage, ServerResponse } from 'node:http'
import { createEtag, encodingEtag, matchesEtag } from '../../platform/http/etag.ts'
import {
  acceptedEncodings,
  compressAll,
  ENCODINGS,
  type Encoding,
  negotiateEncoding,
} from '../edge/compression.ts'
import type { EncodedBody, EncodedResponse } from './page-cache.ts'

/** How a page is made: for all who will ask for it, or for the one who does. */
export interface EncodePageOptions {
  /** To be kept, in every form, with a tag. */
  cached: boolean
  /** What the one who asks takes, where it is not kept. */
  acceptEncoding?: string | undefined
}

/** Makes a page that can be sent from what the site rendered. */
export async function encodePage(
  response: Response,
  headers: Record<string, string>,
  { cached, acceptEncoding }: EncodePageOptions,
): Promise<EncodedResponse> {
  const body = Buffer.from(await response.arrayBuffer())
  const { status } = response
  const shared = cached && status === 200
  const tag = shared ? createEtag(body) : ''
  const common = {
    ...headers,
    'cache-control': shared ? 'public, max-age=0, must-revalidate' : 'no-store',
    ...Object.fromEntries(response.headers),
    vary: 'Accept-Encoding',
  }
  const encodedBody = (coding: Encoding, bytes: Buffer): EncodedBody => {
    const etag = shared ? encodingEtag(tag, coding) : ''
    const own = {
      ...(shared ? { etag } : {}),
      ...(coding === 'identity' ? {} : { 'content-encoding': coding }),
      'content-length': bytes.byteLength,
    }
    return { body: bytes, etag, headers: { ...common, ...own } }
  }
  const { identity, ...packed } = await compressAll(
    body,
    cached ? ENCODINGS : acceptedEncodings(acceptEncoding).slice(0, 1),
    cached ? 'cached' : 'once',
  )
  const encodings: EncodedResponse['encodings'] = { identity: encodedBody('identity', identity) }
  for (const [coding, bytes] of Object.entries(packed) as [Encoding, Buffer][])
    encodings[coding] = encodedBody(coding, bytes)
  return { status, cached, encodings }
}

/** Sends a page in the form its visitor takes, or 304 where they have it. */
export function sendPage(page: EncodedResponse, request: IncomingMessage, response: ServerResponse): void {
  const { 'accept-encoding': acceptEncoding, 'if-none-match': ifNoneMatch } = request.headers
  const form = page.encodings[negotiateEncoding(acceptEncoding, page.encodings)] ?? page.encodings.identity
  if (page.cached && page.status === 200 && matchesEtag(ifNoneMatch, form.etag)) {
    const { 'content-length': _, ...headers } = form.headers
    response.writeHead(304, headers).end()
    return
  }
  response.writeHead(page.status, form.headers)
  response.end(request.method === 'HEAD' ? undefined : form.body)
}
