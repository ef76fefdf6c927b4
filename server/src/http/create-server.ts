import { HOUR_MS } from '@rapport/contract/hours/durations'
import fastify, { type FastifyInstance } from 'fastify'
import { CONNECTION_SILENCE_MS } from '../platform/http/connection-silence.ts'
import { sendError } from '../platform/http/error-handler.ts'
import { securityHeaders } from '../platform/http/security-headers.ts'
import type { Env } from '../platform/process/env.ts'
import { type LogStream, loggerOptions } from './edge/access-log.ts'
import { ignoreExpectHeader, replyToClientError } from './edge/client-errors.ts'

/** Limit of bodies in bytes, except for the files of an order. */
const BODY_BYTES_MAX = 1024 * 1024
/** Uploading an order of 500 MB over a slow line takes long. Silent connections are closed much earlier. */
const REQUEST_MS_MAX = HOUR_MS
const CLOSE_IDLE_MS = 50

/** Creates an HTTP server without routes, which closes its idle connections on shutdown. */
export function createServer(env: Env, logStream?: LogStream): FastifyInstance {
  const headers = securityHeaders(env.PUBLIC_URL)
  const app = fastify({
    ...loggerOptions(env.LOG_LEVEL, logStream, env.OTEL_EXPORTER_OTLP_ENDPOINT !== ''),
    trustProxy: env.TRUST_PROXY,
    bodyLimit: BODY_BYTES_MAX,
    connectionTimeout: CONNECTION_SILENCE_MS,
    requestTimeout: REQUEST_MS_MAX,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: false },
    return503OnClosing: false,
    // No hook runs for these errors.
    frameworkErrors: (error, request, reply) => sendError(error, request, reply.headers(headers)),
    clientErrorHandler: replyToClientError,
  })
  ignoreExpectHeader(app.server)
  closeIdleConnections(app)
  return app
}

/** During shutdown a kept-alive connection that was just used would delay the exit by a minute. */
function closeIdleConnections(app: FastifyInstance): void {
  app.addHook('preClose', (done) => {
    if (!app.server.listening) return done()
    const timer = setInterval(() => app.server.closeIdleConnections(), CLOSE_IDLE_MS).unref()
    app.server.once('close', () => clearInterval(timer))
    done()
  })
}
