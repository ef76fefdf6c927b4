import { messages } from '@rapport/contract/errors/messages'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../platform/http/api-error.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body may take as long as a request, but may not be silent: files over a slow line. */
    slowBody?: boolean
  }
}

const TIMEOUT_MS = 30_000

/**
 * Answers 408 and closes the connection if the body does not arrive within `timeoutMs`. On routes with
 * `slowBody` only the silence between two parts is limited.
 */
export function limitBodyTime(app: FastifyInstance, timeoutMs = TIMEOUT_MS): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request
    const { 'content-length': length = '0', 'transfer-encoding': chunked } = raw.headers
    if (length === '0' && !chunked) return done()
    const end = () => {
      if (raw.complete || raw.destroyed) return
      // The response was sent long ago, and the client still sends.
      if (reply.sent) raw.destroy()
      else reply.header('connection', 'close').send(new ApiError(408, messages.bodyTooSlow))
    }
    // Without a listener Node closes a silent connection without a response.
    raw.on('timeout', end)
    if (request.routeOptions.config.slowBody) return done()
    const timer = setTimeout(end, timeoutMs).unref()
    raw.once('close', () => clearTimeout(timer))
    done()
  })
}
