import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createResponseCache } from '../../platform/http/response-cache.ts'
import { acceptedEncodings, compress, type Encoding, MIN_COMPRESSED_BYTES } from './compression.ts'

/** Every client that asks for either knows one of these. */
const CODINGS: readonly Encoding[] = ['br', 'gzip', 'identity']
const CACHE_BYTES_MAX = 8 * 1024 * 1024

/** Returns the coding in which an answer is sent to whoever asks. */
export function responseEncoding({ headers }: FastifyRequest, body: string): Encoding {
  if (body.length < MIN_COMPRESSED_BYTES) return 'identity'
  return (
    acceptedEncodings(headers['accept-encoding']).find((coding) => CODINGS.includes(coding)) ?? 'identity'
  )
}

/**
 * Compresses the JSON of answers for whoever takes it so. Private ones too: who asks is told by a header that no other
 * site can make a browser send, so that nobody can learn of them by their length. Answers that are the same for everybody bear a tag, by which
 * their compressed form is cached for the next who asks.
 */
export function compressResponses(app: FastifyInstance): void {
  const cache = createResponseCache<Buffer>({
    bytesMax: CACHE_BYTES_MAX,
    sizeOf: (body) => body.byteLength,
  })
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

/** Says that the answer depends on what codings are accepted. */
export function varyByEncoding(reply: FastifyReply): void {
  const vary = String(reply.getHeader('vary') ?? '')
  if (!vary.includes('Accept-Encoding'))
    reply.header('vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding')
}
