import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    drain: Drain
  }
}

/** State of a process that is about to stop. */
interface Drain {
  /** Whether /readyz answers 503, so that proxies choose another process. */
  isOn: boolean
  /** Serves for `ms` more, while proxies notice. Connections are closed after their response. */
  begin(ms: number): Promise<void>
}

/** Adds `app.drain`. */
export function addDrain(app: FastifyInstance): void {
  const drain: Drain = {
    isOn: false,
    async begin(ms) {
      drain.isOn = true
      await pause(ms)
    },
  }
  app.decorate('drain', drain)
  // Pages are written to the raw response, so no reply hook sees all of them.
  app.addHook('onRequest', async (_request, reply) => {
    if (drain.isOn) reply.raw.setHeader('connection', 'close')
  })
}
