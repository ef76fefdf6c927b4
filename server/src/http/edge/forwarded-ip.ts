import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Makes `request.ip` a valid address for any X-Forwarded-For. If a trusted proxy forwards an invalid address,
 * the proxy's own is used. So nothing else can reach limits, logs or stored consents.
 */
export function ignoreForgedIps(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isIP(request.ip)) delete request.raw.headers['x-forwarded-for']
    done()
  })
}
