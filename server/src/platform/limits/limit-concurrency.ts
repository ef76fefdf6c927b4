import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ConcurrencyLimit } from './concurrency-limit.ts'

/** Holds all requests of a scope, together, to one bound of what is under way, from their head to their answer. */
export function limitConcurrency(scope: FastifyInstance, limit: ConcurrencyLimit): void {
  const ends = new WeakMap<FastifyRequest, () => void>()
  scope.addHook('onRequest', async (request) => {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    ends.set(request, end)
    await new Promise<void>((begin, refuse) => {
      limit
        .run(() => {
          begin()
          return ended
        })
        .catch(refuse)
    })
  })
  // Also where the client went away before its answer.
  scope.addHook('onResponse', async (request) => ends.get(request)?.())
}
