import type { IncomingMessage, ServerResponse } from 'node:http'
import { createEtag, encodingEtag, matchesEtag } from '../../platform/http/etag.ts'
import { compress, type Encoding, negotiateEncoding } from '../edge/compression.ts'
import type { EncodedBody, EncodedResponse } from './cache/page-cache.ts'
import { createCompressAgain } from './compress-again.ts'

/** Whether a page is cached, or is for this request only. */
export interface EncodePageOptions {
  /** Cached, with an ETag. */
  cached: boolean
  /** Accept-Encoding of the request. That coding is compressed at once. */
  acceptEncoding?: string | undefined
}

/** Encodes a rendered response as a page that can be sent. */
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
    ...withLowerNames(headers),
    'cache-control': shared ? 'public, max-age=0, must-revalidate' : 'no-store',
    ...Object.fromEntries(response.headers),
    vary: 'Accept-Encoding',
  }
  const encodings: EncodedResponse['encodings'] = { identity: formOf('identity', body) }
  const made: Partial<Record<Encoding, Promise<EncodedBody>>> = {}

  function formOf(coding: Encoding, bytes: Buffer): EncodedBody {
    const etag = shared ? encodingEtag(tag, coding) : ''
    const own = {
      ...(shared ? { etag } : {}),
      ...(coding === 'identity' ? {} : { 'content-encoding': coding }),
      'content-length': bytes.byteLength,
    }
    return { body: bytes, etag, headers: { ...common, ...own } }
  }

  async function make(coding: Encoding): Promise<EncodedBody> {
    const form = formOf(coding, await compress(body, coding, 'once'))
    encodings[coding] = form
    return form
  }

  const encode = (coding: Encoding) => {
    made[coding] ??= make(coding)
    return made[coding]
  }
  await encode(negotiateEncoding(acceptEncoding, body.byteLength))
  const compressAgain = createCompressAgain(body, (bytes) => {
    encodings.br = formOf('br', bytes)
  })
  const countUse = () => {
    if (cached && encodings.br) compressAgain()
  }
  return { status, cached, encodings, encode, countUse }
}

/**
 * Header names ignore case, object keys do not: `Cache-Control` beside `cache-control` would be sent twice.
 */
const withLowerNames = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

/** Sends a page in an accepted coding, or 304 if the client has it. */
export function sendPage(page: EncodedResponse, request: IncomingMessage, response: ServerResponse): void {
  const { identity } = page.encodings
  const coding = negotiateEncoding(request.headers['accept-encoding'], identity.body.byteLength)
  const form = page.encodings[coding]
  const send = (one: EncodedBody) => sendForm(page, one, request, response)
  if (form) send(form)
  else page.encode(coding).then(send, () => send(identity))
}

function sendForm(
  { cached, status }: EncodedResponse,
  { body, etag, headers }: EncodedBody,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (cached && status === 200 && matchesEtag(request.headers['if-none-match'], etag)) {
    const { 'content-length': _, ...others } = headers
    response.writeHead(304, others).end()
    return
  }
  response.writeHead(status, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}
