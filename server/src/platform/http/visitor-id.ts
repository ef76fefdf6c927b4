import type { FastifyRequest } from 'fastify'

/** No colon, so that nobody can pass for a user by it. */
const VISITOR_ID = /^[A-Za-z0-9-]{8,64}$/

/** Returns the random id that a browser keeps: undefined where none is sent, null where what is sent can't be one. */
export function readVisitorId({ headers }: Pick<FastifyRequest, 'headers'>): string | null | undefined {
  const sent = headers['x-visitor-id']
  if (sent === undefined) return undefined
  return typeof sent === 'string' && VISITOR_ID.test(sent) ? sent : null
}
