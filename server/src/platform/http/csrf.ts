import { isIP } from 'node:net'
import { messages } from '@rapport/contract/errors/messages'
import { findSubdomain } from '@rapport/contract/paths/city-hosts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from './api-error.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Accepts forms of pages that hide their origin: the URL alone is the authority, and no other site knows it. */
    acceptsHiddenOrigin?: boolean
  }
}

/** Methods that change nothing. A like is a GET with an effect, so its route calls rejectCrossSite itself. */
const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Throws 403 for a request that a page of another site sends, before its body is read. */
export async function rejectCrossSite(request: FastifyRequest): Promise<void> {
  if (request.headers['sec-fetch-site'] === 'cross-site') throw new ApiError(403, messages.forbidden)
}

/** Throws 403 for a request without our header, which a form of another site can't set. */
export async function requireXhr(request: FastifyRequest): Promise<void> {
  const sentBy = request.headers['x-requested-with']
  if (String(sentBy).toLowerCase() !== 'xmlhttprequest') throw new ApiError(403, messages.forbidden)
}

/**
 * Throws 403 for every change from a page of another origin. Older browsers send Origin but not
 * Sec-Fetch-Site. Origin also separates hosts that share only the domain. Our origins are the base host and
 * the hosts below it.
 */
export function rejectForeignOrigins(app: FastifyInstance, publicUrl: string): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { origin } = request.headers
    // Browsers send «null» from a page that sends no referrer.
    const isHidden = origin === 'null' && request.routeOptions.config.acceptsHiddenOrigin
    if (origin === undefined || isHidden || READING.has(request.method) || isOurs(origin, request, publicUrl))
      return done()
    request.log.warn({ origin: URL.parse(origin)?.origin, publicUrl }, 'rejected a foreign origin')
    done(new ApiError(403, messages.forbidden))
  })
}

/**
 * Throws 403 for requests from any page outside the base origin. City pages share its domain and cookies, but
 * have no access to the back office.
 */
export function rejectOtherOrigins(scope: FastifyInstance, publicUrl: string): void {
  const own = new URL(publicUrl).origin
  scope.addHook('onRequest', async (request) => {
    const { origin, 'sec-fetch-site': site = 'none' } = request.headers
    const url = origin === undefined ? null : URL.parse(origin)
    const isOwn = origin === undefined || origin === own || (url !== null && isOwnIp(url, request))
    if (!isOwn || (site !== 'same-origin' && site !== 'none')) throw new ApiError(403, messages.forbidden)
  })
}

function isOurs(origin: string, request: FastifyRequest, publicUrl: string): boolean {
  const url = URL.parse(origin)
  if (!url) return false
  const { protocol } = new URL(publicUrl)
  if (url.protocol === protocol && findSubdomain(url.host, publicUrl) !== undefined) return true
  return isOwnIp(url, request)
}

/** Access by IP address on a private network. No foreign name can resolve to it in the browser. */
const isOwnIp = (url: URL, request: FastifyRequest): boolean =>
  url.host === request.host && isIP(url.hostname.replace(/^\[|\]$/g, '')) > 0
