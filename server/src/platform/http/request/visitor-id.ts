import type { FastifyRequest } from 'fastify'

/** No colon, so that a visitor id can't be taken for a user id. */
const VISITOR_ID = /^[A-Za-z0-9-]{8,64}$/

/** Returns the random id that a browser stores. Undefined if none is sent, null if it is malformed. */
export function readVisitorId({ headers }: Pick<FastifyRequest, 'headers'>): string | null | undefined {
  const sent = headers['x-visitor-id']
  if (sent === undefined) return undefined
  return typeof sent === 'string' && VISITOR_ID.test(sent) ? sent : null
}
