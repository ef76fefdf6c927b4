import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ConcurrencyLimit } from './concurrency-limit.ts'

/** State of a request under way. */
interface Running {
  end(): void
  /** Whether its response was created. */
  isAnswered: boolean
  /** Whether its client has disconnected. */
  isAborted: boolean
}

/** Limits the concurrent requests of all routes of a scope, from their headers to their response. */
export function limitConcurrency(scope: FastifyInstance, limit: ConcurrencyLimit): void {
  const running = new WeakMap<FastifyRequest, Running>()
  scope.addHook('onRequest', async (request, reply) => {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    const state: Running = { end, isAnswered: false, isAborted: reply.raw.closed }
    running.set(request, state)
    reply.raw.once('close', () => {
      state.isAborted = true
      if (state.isAnswered) end()
    })
    await new Promise<void>((begin, reject) => {
      limit
        .run(() => {
          begin()
          return ended
        })
        .catch(reject)
    })
  })
  // An aborted request gets no response. Its slot is free when its handler is done, and no sooner.
  scope.addHook('onSend', async (request) => {
    const state = running.get(request)
    if (!state) return
    state.isAnswered = true
    if (state.isAborted) state.end()
  })
  scope.addHook('onResponse', async (request) => running.get(request)?.end())
}
