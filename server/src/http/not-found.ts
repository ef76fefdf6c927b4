import { adminEndpoints } from '@rapport/contract/endpoints/admin/admin-endpoints'
import { endpoints } from '@rapport/contract/endpoints/endpoints'
import { messages } from '@rapport/contract/messages'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../platform/http/api-error.ts'

/** A known path of the API with a wrong method answers 405 with `Allow`; all else is a 404. */
export function notFoundHandler(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    const { rawPath: path } = request.target
    const allowed = [...Object.values(endpoints), ...Object.values(adminEndpoints)]
      .filter((endpoint) => matches(endpoint.path, path))
      .flatMap(({ method, path: url }) =>
        method === 'GET' && app.hasRoute({ method: 'HEAD', url }) ? ['GET', 'HEAD'] : [method],
      )
    // A right method may end here too, with a part of the path that is longer than any can be.
    if (allowed.length === 0 || allowed.includes(request.method)) throw new ApiError(404, messages.notFound)
    reply.header('Allow', [...new Set(allowed)].join(', '))
    throw new ApiError(405, messages.methodNotAllowed)
  })
}

/** Whether a path is one of a pattern's, whose segments are literal or `:names`; a slash may stand at the end. */
function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/')
  const segments = (path.endsWith('/') ? path.slice(0, -1) : path).split('/')
  return (
    segments.length === wanted.length &&
    wanted.every((name, at) => (name.startsWith(':') ? segments[at] !== '' : segments[at] === name))
  )
}
