import { messages } from '@rapport/contract/messages'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../platform/http/api-error.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its body may take as long as a request may, but not fall silent: files over a slow line. */
    slowBody?: boolean
  }
}

const PATIENCE_MS = 30_000

/**
 * Ends requests whose body does not arrive: 408, and the connection closes. A body has `patienceMs` in all, on routes with
 * `slowBody` as long as the connection may be silent between two of its parts.
 */
export function limitBodyTime(app: FastifyInstance, patienceMs = PATIENCE_MS): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request
    const { 'content-length': length = '0', 'transfer-encoding': chunked } = raw.headers
    if (length === '0' && !chunked) return done()
    const end = () => {
      if (raw.complete || raw.destroyed) return
      // Answered long ago, and still sending.
      if (reply.sent) raw.destroy()
      else reply.header('connection', 'close').send(new ApiError(408, messages.bodyTooSlow))
    }
    // Without a listener Node closes a silent connection without an answer.
    raw.on('timeout', end)
    if (request.routeOptions.config.slowBody) return done()
    const timer = setTimeout(end, patienceMs).unref()
    raw.once('close', () => clearTimeout(timer))
    done()
  })
}
