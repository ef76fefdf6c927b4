import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptedCodings, type Coding, compressForms, WORTH_COMPRESSING } from './compression.ts'

/** Every client that asks for either knows one of these. */
const CODINGS: readonly Coding[] = ['br', 'gzip', 'identity']
const KEPT_BYTES_MAX = 8 * 1024 * 1024

/** Returns the coding in which an answer is sent to whoever asks. */
export function answerCoding({ headers }: FastifyRequest, body: string): Coding {
  if (body.length < WORTH_COMPRESSING) return 'identity'
  return acceptedCodings(headers['accept-encoding']).find((coding) => CODINGS.includes(coding)) ?? 'identity'
}

/**
 * Compresses the JSON of answers for whoever takes it so. Private ones too: who asks is told by a header that no other
 * site can make a browser send, so that nobody can learn of them by their length. Answers that are the same for everybody bear a tag, by which
 * their compressed form is kept for the next who asks.
 */
export function compressAnswers(app: FastifyInstance): void {
  const kept = keepByTag(KEPT_BYTES_MAX)
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < WORTH_COMPRESSING) return payload
    if (!String(reply.getHeader('content-type')).startsWith('application/json')) return payload
    varyByEncoding(reply)
    const coding = answerCoding(request, payload)
    if (coding === 'identity') return payload
    reply.header('content-encoding', coding).removeHeader('content-length')
    const tag = reply.getHeader('etag')
    const known = typeof tag === 'string' ? kept.get(tag) : undefined
    if (known) return known
    const { [coding]: packed } = await compressForms(Buffer.from(payload), [coding])
    if (packed && typeof tag === 'string') kept.set(tag, packed)
    return packed
  })
}

/** Says that the answer depends on what codings are accepted. */
export function varyByEncoding(reply: FastifyReply): void {
  const vary = String(reply.getHeader('vary') ?? '')
  if (!vary.includes('Accept-Encoding'))
    reply.header('vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding')
}

/** Keeps up to so many bytes; what has been there longest leaves first. */
function keepByTag(maxBytes: number) {
  const bodies = new Map<string, Buffer>()
  let bytes = 0
  return {
    get: (tag: string) => bodies.get(tag),
    set(tag: string, body: Buffer) {
      if (bodies.has(tag)) return
      bodies.set(tag, body)
      bytes += body.byteLength
      for (const [oldest, { byteLength }] of bodies) {
        if (bytes <= maxBytes) break
        bodies.delete(oldest)
        bytes -= byteLength
      }
    },
  }
}
