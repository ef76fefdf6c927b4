import type { FastifyReply, FastifyRequest } from 'fastify'
import { answerCoding, varyByEncoding } from './answer-compression.ts'
import { WORTH_COMPRESSING } from './compression.ts'
import { codingTag, entityTag, matchesTag } from './entity-tag.ts'

/** JSON with its tag. */
export interface Encoded {
  body: string
  etag: string
}

/** Of results that are kept and given to many: they are written as JSON and hashed once. */
const known = new WeakMap<object, Encoded>()

function encoded(result: object): Encoded {
  const found = known.get(result)
  if (found) return found
  const made = encodeJson({ result })
  known.set(result, made)
  return made
}

export function encodeJson(value: object): Encoded {
  const body = JSON.stringify(value)
  return { body, etag: entityTag(body) }
}

/** Answers with a result that is the same for everybody: an ETag, and 304 to whoever has it. */
export const answerEverybody = (request: FastifyRequest, reply: FastifyReply, result: object): FastifyReply =>
  sendEncoded(request, reply, encoded(result))

/** Sends JSON with the tag of the form it will have when compressAnswers is done with it. */
export function sendEncoded(request: FastifyRequest, reply: FastifyReply, json: Encoded): FastifyReply {
  const { body } = json
  const etag = codingTag(json.etag, answerCoding(request, body))
  if (body.length >= WORTH_COMPRESSING) varyByEncoding(reply)
  reply.header('cache-control', 'public, max-age=0, must-revalidate').header('etag', etag)
  if (matchesTag(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(body)
}
