import type { FastifyRequest } from 'fastify'

const BEARER = /^Bearer +([\w-]{43}) *$/i

/** Returns the token of the Authorization header. Undefined if it is missing or malformed. */
export function readBearerToken(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  return BEARER.exec(request.headers.authorization ?? '')?.[1]
}
