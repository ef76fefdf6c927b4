import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Makes `request.ip` a valid address whatever stands in X-Forwarded-For: where the trusted proxy passed on something
 * that is none, it is the proxy's own. So nothing else can reach limits, logs or the proof of a consent.
 */
export function ignoreForgedIps(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isIP(request.ip)) delete request.raw.headers['x-forwarded-for']
    done()
  })
}
