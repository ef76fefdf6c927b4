import { endpoints } from '@rapport/contract/endpoints/endpoints'
import { messages } from '@rapport/contract/errors/messages'
import { adminEndpoints } from '@rapport/staff-contract/endpoints/admin-endpoints'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../platform/http/api-error.ts'

/** Answers 405 with `Allow` for a known API path with a wrong method, and 404 otherwise. */
export function notFoundHandler(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    const { rawPath: path } = request.target
    const allowed = [...Object.values(endpoints), ...Object.values(adminEndpoints)]
      .filter((endpoint) => matches(endpoint.path, path))
      .flatMap(({ method, path: url }) =>
        method === 'GET' && app.hasRoute({ method: 'HEAD', url }) ? ['GET', 'HEAD'] : [method],
      )
    // A valid method may end here too, if a path segment is longer than any parameter.
    if (allowed.length === 0 || allowed.includes(request.method)) throw new ApiError(404, messages.notFound)
    reply.header('Allow', [...new Set(allowed)].join(', '))
    throw new ApiError(405, messages.methodNotAllowed)
  })
}

/** Pattern segments are literal or `:names`. A trailing slash is optional. */
function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/')
  const segments = (path.endsWith('/') ? path.slice(0, -1) : path).split('/')
  return (
    segments.length === wanted.length &&
    wanted.every((name, at) => (name.startsWith(':') ? segments[at] !== '' : segments[at] === name))
  )
}
