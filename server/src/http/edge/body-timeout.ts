import { messages } from '@rapport/contract/messages'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../platform/http/api-error.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its body may take as long as a request may: files over a slow line. */
    slowBody?: boolean
  }
}

const PATIENCE_MS = 30_000

/** Ends requests whose body does not come whole in time, but for routes that say so: 408, and the connection closes. */
export function limitBodyTime(app: FastifyInstance, patienceMs = PATIENCE_MS): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request
    const { 'content-length': length = '0', 'transfer-encoding': chunked } = raw.headers
    if ((length === '0' && !chunked) || request.routeOptions.config.slowBody) return done()
    const timer = setTimeout(() => {
      if (raw.complete || raw.destroyed) return
      // Answered long ago, and still sending.
      if (reply.sent) raw.destroy()
      else reply.header('connection', 'close').send(new ApiError(408, messages.bodyTooSlow))
    }, patienceMs).unref()
    raw.once('close', () => clearTimeout(timer))
    done()
  })
}
