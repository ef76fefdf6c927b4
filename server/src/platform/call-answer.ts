import type { FastifyReply, FastifyRequest } from 'fastify'
import { entityTag, matchesTag } from './entity-tag.ts'

/** Answers with a result that is the same for everybody: an ETag, and 304 to whoever has it (decisions.md §2). */
export function answerEverybody(request: FastifyRequest, reply: FastifyReply, result: unknown): FastifyReply {
  const body = JSON.stringify({ result })
  const etag = entityTag(body)
  reply.header('cache-control', 'public, max-age=0, must-revalidate').header('etag', etag)
  if (matchesTag(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(body)
}
