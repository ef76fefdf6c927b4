import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ConcurrencyLimit } from './concurrency-limit.ts'

/** State of a request under way. */
interface Running {
  end(): void
  /** Whether its response was created. */
  isAnswered: boolean
  /** Whether its client has disconnected. */
  isLeft: boolean
}

/** Limits the concurrent requests of all routes of a scope, from their headers to their response. */
export function limitConcurrency(scope: FastifyInstance, limit: ConcurrencyLimit): void {
  const running = new WeakMap<FastifyRequest, Running>()
  scope.addHook('onRequest', async (request, reply) => {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    const one: Running = { end, isAnswered: false, isLeft: reply.raw.closed }
    running.set(request, one)
    reply.raw.once('close', () => {
      one.isLeft = true
      if (one.isAnswered) end()
    })
    await new Promise<void>((begin, refuse) => {
      limit
        .run(() => {
          begin()
          return ended
        })
        .catch(refuse)
    })
  })
  // An aborted request gets no response. Its slot is free when its handler is done, and no sooner.
  scope.addHook('onSend', async (request) => {
    const one = running.get(request)
    if (!one) return
    one.isAnswered = true
    if (one.isLeft) one.end()
  })
  scope.addHook('onResponse', async (request) => running.get(request)?.end())
}
