import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ConcurrencyLimit } from './concurrency-limit.ts'

/** A request that is under way, and how far it is. */
interface Running {
  end(): void
  /** Whether its answer was made. */
  isAnswered: boolean
  /** Whether its client is there no more. */
  isLeft: boolean
}

/** Holds all requests of a scope, together, to one bound of what is under way, from their head to their answer. */
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
  // No answer is sent to a client that went away: its place is free once what it asked for was done, and no sooner.
  scope.addHook('onSend', async (request) => {
    const one = running.get(request)
    if (!one) return
    one.isAnswered = true
    if (one.isLeft) one.end()
  })
  scope.addHook('onResponse', async (request) => running.get(request)?.end())
}
