import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createResponseCache } from '../../platform/http/response-cache.ts'
import { acceptedEncodings, compress, type Encoding, MIN_COMPRESSED_BYTES } from './compression.ts'

/** Every client that sends Accept-Encoding accepts one of these. */
const CODINGS: readonly Encoding[] = ['br', 'gzip', 'identity']
const CACHE_BYTES_MAX = 8 * 1024 * 1024

/** Returns the content coding for the response of a request. */
export function responseEncoding({ headers }: FastifyRequest, body: string): Encoding {
  if (body.length < MIN_COMPRESSED_BYTES) return 'identity'
  return (
    acceptedEncodings(headers['accept-encoding']).find((coding) => CODINGS.includes(coding)) ?? 'identity'
  )
}

/**
 * Compresses JSON responses. Private responses too: the client is known by a header that other sites can't
 * set, so their length reveals nothing. Public responses have an ETag, by which their compressed form is
 * cached.
 */
export function compressResponses(app: FastifyInstance): void {
  const cache = createResponseCache<Buffer>({ bytesMax: CACHE_BYTES_MAX, sizeOf: (body) => body.byteLength })
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < MIN_COMPRESSED_BYTES) return payload
    if (!String(reply.getHeader('content-type')).startsWith('application/json')) return payload
    varyByEncoding(reply)
    const coding = responseEncoding(request, payload)
    if (coding === 'identity') return payload
    reply.header('content-encoding', coding).removeHeader('content-length')
    const compressed = () => compress(Buffer.from(payload), coding)
    const etag = reply.getHeader('etag')
    return typeof etag === 'string' ? cache.load(etag, compressed) : compressed()
  })
}

/** Adds Accept-Encoding to the Vary header. */
export function varyByEncoding(reply: FastifyReply): void {
  const vary = String(reply.getHeader('vary') ?? '')
  if (!vary.includes('Accept-Encoding'))
    reply.header('vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding')
}
