import type { IncomingMessage } from 'node:http'
import { messages } from '@rapport/contract/messages'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../platform/http/api-error.ts'
import { canonicalPath, isServicePath } from '../../platform/http/canonical-path.ts'

/** What a request asks for, parsed once. */
interface RequestTarget {
  /** As it was asked for. */
  rawPath: string
  /** In the one spelling it has. */
  path: string
  /** The query with its question mark, or nothing. */
  search: string
}

declare module 'fastify' {
  interface FastifyRequest {
    target: RequestTarget
  }
}

/** A page's path that is spelled as it should be, as nearly all are. */
const PAGE = /^\/(?:[a-z0-9_-]+\/)*$/
/** Browsers leave a backslash in a query; what they never send there could end a line or the address. */
const NEVER_IN_QUERIES = /[^!-~]|#/

const ORIGIN = /^https?:\/\/([^/?#]+)/i

/** Parses the request's address, before anything else is done; one that nothing can be made of is answered with 400. */
export function parseRequestTargets(app: FastifyInstance): void {
  app.decorateRequest('target', null as unknown as RequestTarget)
  app.addHook('onRequest', (request, reply, done) => {
    const target = hasOneHost(request.raw) ? parseRequestTarget(originForm(request.raw)) : undefined
    if (!target) return done(new ApiError(400, messages.badRequest))
    request.target = target
    // The router finds a call by any spelling of its path; pages are led to theirs once their host is known.
    const { rawPath, path, search } = target
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (isRead && rawPath !== path && isServicePath(path)) return reply.redirect(`${path}${search}`, 301)
    done()
  })
}

/** Node takes the first of several: a proxy in front that takes the last would pass on one host and check another. */
function hasOneHost({ rawHeaders }: IncomingMessage): boolean {
  const isHost = (text: string, index: number) =>
    index % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host'
  return rawHeaders.findIndex(isHost) === rawHeaders.findLastIndex(isHost)
}

/** A proxy may send a whole address; its host has to be that of the header. */
function originForm({ url = '/', headers: { host } }: IncomingMessage): string {
  if (url.startsWith('/')) return url
  const isSame = (named: string) => named.toLowerCase() === host?.toLowerCase()
  return url.replace(ORIGIN, (origin, named) => (isSame(named) ? '' : origin)) || '/'
}

/** Returns path and query of a request line; undefined where they are none. */
function parseRequestTarget(url: string): RequestTarget | undefined {
  const at = url.indexOf('?')
  const rawPath = at < 0 ? url : url.slice(0, at)
  const search = at < 0 ? '' : url.slice(at)
  if (NEVER_IN_QUERIES.test(search)) return undefined
  const path = PAGE.test(rawPath) ? rawPath : canonicalPath(rawPath)
  return path === undefined ? undefined : { rawPath, path, search }
}
