import { endpoints } from '@rapport/contract/endpoints'
import { messages } from '@rapport/contract/messages'
import type { FastifyInstance } from 'fastify'
import { AppError } from './platform/app-error.ts'

/** A known path of the API with a wrong method answers 405 with `Allow`; all else is a 404 (decisions.md §2). */
export function refuseUnknownPaths(app: FastifyInstance): void {
  const known = Object.values(endpoints).map(({ method, path }) => ({
    method,
    matches: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`),
  }))
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?', 1)
    const allowed = known.filter((endpoint) => endpoint.matches.test(path)).map((endpoint) => endpoint.method)
    if (allowed.length === 0) throw new AppError(404, messages.notFound)
    reply.header(
      'Allow',
      [...new Set(allowed.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))].join(', '),
    )
    throw new AppError(405, messages.methodNotAllowed)
  })
}
