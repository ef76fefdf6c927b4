import type { FastifyInstance } from 'fastify'
import { rejectForeignOrigins } from '../platform/http/csrf.ts'
import { handleErrors } from '../platform/http/error-handler.ts'
import { securityHeaders } from '../platform/http/security-headers.ts'
import { logRateLimits } from '../platform/security/security-log.ts'
import type { Services } from '../services.ts'
import { logRequests } from './edge/access-log.ts'
import { limitBodyTime } from './edge/body-timeout.ts'
import { addDrain } from './edge/drain.ts'
import { createTurns, type Turns, takeTurns } from './edge/fair-turns.ts'
import { ignoreForgedIps } from './edge/forwarded-ip.ts'
import { parseRequestTargets } from './edge/request-target.ts'
import { compressResponses } from './edge/response-compression.ts'
import { notFoundHandler } from './not-found.ts'

declare module 'fastify' {
  interface FastifyInstance {
    turns: Turns
  }
}

/** Adds the hooks of every request. Fastify runs them for the routes that are added later. */
export function addRequestHooks(app: FastifyInstance, { env, logSecurityEvent }: Services): void {
  const headers = securityHeaders(env.PUBLIC_URL)
  // Cached pages have these headers already, and skip this hook.
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(headers)
  })
  addDrain(app)
  parseRequestTargets(app)
  if (env.TRUST_PROXY) ignoreForgedIps(app)
  rejectForeignOrigins(app, env.PUBLIC_URL)
  limitBodyTime(app)
  compressResponses(app)
  logRequests(app)
  app.decorate('turns', createTurns())
  takeTurns(app, app.turns)
  handleErrors(app)
  logRateLimits(app, logSecurityEvent)
  notFoundHandler(app)
}
