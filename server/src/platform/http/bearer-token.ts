import type { FastifyRequest } from 'fastify'

const BEARER = /^Bearer +([\w-]{43}) *$/i

/** The token of the Authorization header; undefined where there is none, or nothing that could be one. */
export function readBearerToken(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  return BEARER.exec(request.headers.authorization ?? '')?.[1]
}
