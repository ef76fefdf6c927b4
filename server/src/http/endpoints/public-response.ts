import type { FastifyReply, FastifyRequest } from 'fastify'
import { createEtag, encodingEtag, sendTagged } from '../../platform/http/etag.ts'
import { MIN_COMPRESSED_BYTES } from '../edge/compression.ts'
import { responseEncoding, varyByEncoding } from '../edge/response-compression.ts'

/** JSON with its ETag. */
export interface EncodedJson {
  body: string
  etag: string
  /** The body as bytes, of a cached result: it is not encoded again for each client. */
  bytes?: Buffer
}

/** Cached results are encoded and hashed once. */
const known = new WeakMap<object, EncodedJson>()

function encoded(result: object): EncodedJson {
  const found = known.get(result)
  if (found) {
    found.bytes ??= Buffer.from(found.body)
    return found
  }
  const made = encodeJson({ result })
  known.set(result, made)
  return made
}

export function encodeJson(value: object): EncodedJson {
  const body = JSON.stringify(value)
  return { body, etag: createEtag(body) }
}

/** Sends a public result with an ETag, or 304 if the client has it. */
export const sendPublic = (request: FastifyRequest, reply: FastifyReply, result: object): FastifyReply =>
  sendEncoded(request, reply, encoded(result))

/** Sends JSON with the ETag of the coding that compressResponses will choose. */
export function sendEncoded(request: FastifyRequest, reply: FastifyReply, json: EncodedJson): FastifyReply {
  const { body } = json
  const coding = responseEncoding(request, body)
  const etag = encodingEtag(json.etag, coding)
  if (body.length >= MIN_COMPRESSED_BYTES) varyByEncoding(reply)
  reply.header('cache-control', 'public, max-age=0, must-revalidate')
  return sendTagged(request, reply, etag, () =>
    reply
      .type('application/json; charset=utf-8')
      .send(coding === 'identity' && json.bytes ? json.bytes : body),
  )
}
