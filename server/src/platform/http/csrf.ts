import { isIP } from 'node:net'
import { messages } from '@rapport/contract/messages'
import { subdomainOf } from '@rapport/contract/paths/city-hosts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from './api-error.ts'

/** Methods that change nothing; a like is a GET that does, and asks for rejectCrossSite itself. */
const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Refuses what a page of another site sends, before anything of it is read. */
export async function rejectCrossSite(request: FastifyRequest): Promise<void> {
  if (request.headers['sec-fetch-site'] === 'cross-site') throw new ApiError(403, messages.forbidden)
}

/** Refuses what was not sent by a program of this site: a form of another one can't set this header. */
export async function requireXhr(request: FastifyRequest): Promise<void> {
  const sentBy = request.headers['x-requested-with']
  if (String(sentBy).toLowerCase() !== 'xmlhttprequest') throw new ApiError(403, messages.forbidden)
}

/**
 * Refuses every change that a page of another origin asks for: browsers name it in Origin where they don't know
 * Sec-Fetch-Site yet, and tell apart what shares only the domain. Ours are the base and the hosts below it.
 */
export function rejectForeignOrigins(app: FastifyInstance, publicUrl: string): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { origin } = request.headers
    if (origin === undefined || READING.has(request.method) || isOurs(origin, request, publicUrl))
      return done()
    request.log.warn({ origin: URL.parse(origin)?.origin, publicUrl }, 'refused: a foreign origin')
    done(new ApiError(403, messages.forbidden))
  })
}

/**
 * Refuses what any page sends but one of the base address itself: pages of cities share its domain, and so its cookies'
 * site, but what stands in them is no part of the back office.
 */
export function rejectOtherOrigins(scope: FastifyInstance, publicUrl: string): void {
  const own = new URL(publicUrl).origin
  scope.addHook('onRequest', async (request) => {
    const { origin, 'sec-fetch-site': site = 'none' } = request.headers
    const url = origin === undefined ? null : URL.parse(origin)
    const isOwn = origin === undefined || origin === own || (url !== null && isOwnNumber(url, request))
    if (!isOwn || (site !== 'same-origin' && site !== 'none')) throw new ApiError(403, messages.forbidden)
  })
}

function isOurs(origin: string, request: FastifyRequest, publicUrl: string): boolean {
  const url = URL.parse(origin)
  if (!url) return false
  const { protocol } = new URL(publicUrl)
  if (url.protocol === protocol && subdomainOf(url.host, publicUrl) !== undefined) return true
  return isOwnNumber(url, request)
}

/** Tried out by its number on a network of one's own, which no foreign name can be made to lead to. */
const isOwnNumber = (url: URL, request: FastifyRequest): boolean =>
  url.host === request.host && isIP(url.hostname.replace(/^\[|\]$/g, '')) > 0
