import type { FastifyInstance } from 'fastify'

/**
 * Lets dear requests begin one at a time, each in a turn of the event loop of its own. Hundreds that arrive together would
 * else be worked off before the loop looks for new connections: a cached page would wait for all of them.
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

/** Has calls wait for their turn. Orders don't; pages do where they are not cached, see page-routes.ts. */
export function takeTurns(app: FastifyInstance, turns: Turns): void {
  app.addHook('onRequest', async (request) => {
    const { method, target } = request
    if (method === 'GET' && target.path.startsWith('/api/')) await turns.next()
  })
}
