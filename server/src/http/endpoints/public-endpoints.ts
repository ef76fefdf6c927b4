import type { Api, PublicEndpointName } from '@rapport/contract/endpoints/api'
import type { Endpoint } from '@rapport/contract/endpoints/endpoint'
import { endpoints } from '@rapport/contract/endpoints/endpoints'
import type { FastifyInstance } from 'fastify'
import { parseInput } from '../../platform/http/request/parse-input.ts'
import type { IpLimit } from '../../platform/limits/ip-limit.ts'
import { sendPublic } from './public-response.ts'

type AnyCall = (input: Record<string, unknown>) => Promise<object>

/** Limits by IP, for the endpoints that have one. */
export type EndpointLimits = Partial<Record<PublicEndpointName, IpLimit>>

/** Adds the routes of public endpoints, which pages use too. */
export function publicEndpoints(app: FastifyInstance, api: Api, limits: EndpointLimits = {}): void {
  for (const name of Object.keys(api) as PublicEndpointName[]) {
    const endpoint: Endpoint & { path: string } = endpoints[name]
    if (endpoint.cache !== 'public') continue
    app.get(endpoint.path, async (request, reply) => {
      limits[name]?.consume(request.ip)
      return sendPublic(request, reply, await (api[name] as AnyCall)(parseInput(endpoint, request)))
    })
  }
}
