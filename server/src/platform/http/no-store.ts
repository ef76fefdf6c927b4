import type { FastifyReply, FastifyRequest } from 'fastify'

/** Hook for responses that depend on the bearer token: neither shared caches nor the browser's may store them. */
export async function setNoStore(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.headers({ 'cache-control': 'private, no-store', vary: 'Authorization' })
}
