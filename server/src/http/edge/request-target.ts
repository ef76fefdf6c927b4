import type { IncomingMessage } from 'node:http'
import { messages } from '@rapport/contract/errors/messages'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../platform/http/api-error.ts'
import { canonicalPath, isServicePath } from '../../platform/http/canonical-path.ts'

/** Parsed target of a request. */
interface RequestTarget {
  /** Path as received. */
  rawPath: string
  /** Path in its canonical spelling. */
  path: string
  /** Query with its question mark, or empty. */
  search: string
}

declare module 'fastify' {
  interface FastifyRequest {
    target: RequestTarget
  }
}

/** Canonical path of a page, which nearly all requests have. */
const PAGE = /^\/(?:[a-z0-9_-]+\/)*$/
/**
 * Browsers leave a backslash in a query. They never send these characters, which could end a line or the URL.
 */
const NEVER_IN_QUERIES = /[^!-~]|#/

const ORIGIN = /^https?:\/\/([^/?#]+)/i

/** Parses the target of a request before all other steps. Answers 400 if it is invalid. */
export function parseRequestTargets(app: FastifyInstance): void {
  app.decorateRequest('target')
  app.addHook('onRequest', (request, reply, done) => {
    const target = hasOneHost(request.raw) ? parseRequestTarget(originForm(request.raw)) : undefined
    if (!target) return done(new ApiError(400, messages.badRequest))
    request.target = target
    // The router matches an API route in any spelling. Pages are redirected once their host is known.
    const { rawPath, path, search } = target
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (isRead && rawPath !== path && isServicePath(path)) return reply.redirect(`${path}${search}`, 301)
    done()
  })
}

/**
 * Node uses the first of several hosts. A proxy that uses the last would forward one host and check another.
 */
function hasOneHost({ rawHeaders }: IncomingMessage): boolean {
  const isHost = (text: string, index: number) =>
    index % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host'
  return rawHeaders.findIndex(isHost) === rawHeaders.findLastIndex(isHost)
}

/** A proxy may send an absolute URL. Its host has to match the header. */
function originForm({ url = '/', headers: { host } }: IncomingMessage): string {
  if (url.startsWith('/')) return url
  const isSame = (named: string) => named.toLowerCase() === host?.toLowerCase()
  return url.replace(ORIGIN, (origin, named) => (isSame(named) ? '' : origin)) || '/'
}

function parseRequestTarget(url: string): RequestTarget | undefined {
  const at = url.indexOf('?')
  const rawPath = at < 0 ? url : url.slice(0, at)
  const search = at < 0 ? '' : url.slice(at)
  if (NEVER_IN_QUERIES.test(search)) return undefined
  const path = PAGE.test(rawPath) ? rawPath : canonicalPath(rawPath)
  return path === undefined ? undefined : { rawPath, path, search }
}
