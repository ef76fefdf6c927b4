import type { FastifyReply, FastifyRequest } from 'fastify'
import { entityTag, matchesTag } from './entity-tag.ts'

interface Encoded {
  body: string
  etag: string
}

/** Of results that are kept and given to many: they are written as JSON and hashed once. */
const known = new WeakMap<object, Encoded>()

function encoded(result: object): Encoded {
  const found = known.get(result)
  if (found) return found
  const body = JSON.stringify({ result })
  const made = { body, etag: entityTag(body) }
  known.set(result, made)
  return made
}

/** Answers with a result that is the same for everybody: an ETag, and 304 to whoever has it (decisions.md §2). */
export function answerEverybody(request: FastifyRequest, reply: FastifyReply, result: object): FastifyReply {
  const { body, etag } = encoded(result)
  reply.header('cache-control', 'public, max-age=0, must-revalidate').header('etag', etag)
  if (matchesTag(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(body)
}
