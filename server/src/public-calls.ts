import type { Api, PublicCall } from '@rapport/contract/api'
import { endpoints } from '@rapport/contract/endpoints'
import type { FastifyInstance } from 'fastify'
import { entityTag, matchesTag } from './platform/entity-tag.ts'
import { checked } from './platform/field-errors.ts'

type AnyCall = (input: Record<string, unknown>) => Promise<unknown>

/** Answers over HTTP the calls that pages are made of: checked input, an ETag, 304 where nothing changed. */
export function publicCalls(app: FastifyInstance, api: Api): void {
  for (const name of Object.keys(api) as PublicCall[]) {
    const endpoint: {
      path: string
      params?: Parameters<typeof checked>[0]
      query?: Parameters<typeof checked>[0]
    } = endpoints[name]
    app.get(endpoint.path, async (request, reply) => {
      const params = endpoint.params ? checked(endpoint.params, request.params) : {}
      const query = endpoint.query ? checked(endpoint.query, request.query) : {}
      const result = await (api[name] as AnyCall)({ ...(params as object), ...(query as object) })
      const body = JSON.stringify({ result })
      const etag = entityTag(body)
      reply.header('cache-control', 'public, max-age=0, must-revalidate').header('etag', etag)
      if (matchesTag(request.headers['if-none-match'], etag)) return reply.code(304).send()
      return reply.type('application/json; charset=utf-8').send(body)
    })
  }
}
