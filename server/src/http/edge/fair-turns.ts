import type { FastifyInstance } from 'fastify'

/**
 * Starts expensive requests one at a time, each in its own turn of the event loop. Otherwise hundreds of
 * concurrent requests would run before the loop accepts new connections. A cached page would wait for all of
 * them.
 */
export interface Turns {
  /** Resolves when it is the caller's turn. */
  next(): Promise<void>
}

/** Creates an empty queue. */
export function createTurns(): Turns {
  const waiting: (() => void)[] = []

  function beginOne(): void {
    waiting.shift()?.()
    if (waiting.length > 0) setImmediate(beginOne)
  }

  return {
    next() {
      return new Promise((resolve) => {
        waiting.push(resolve)
        if (waiting.length === 1) setImmediate(beginOne)
      })
    },
  }
}

/** Makes GET requests of the API wait for their turn. Orders don't wait. Uncached pages do, see page-routes.ts. */
export function takeTurns(app: FastifyInstance, turns: Turns): void {
  app.addHook('onRequest', async (request) => {
    const { method, target } = request
    if (method === 'GET' && target.path.startsWith('/api/')) await turns.next()
  })
}
