import type { Api, PublicCall } from '@rapport/contract/api'
import type { Endpoint } from '@rapport/contract/endpoint'
import { endpoints } from '@rapport/contract/endpoints'
import type { FastifyInstance } from 'fastify'
import type { AddressLimit } from './platform/address-limit.ts'
import { answerEverybody } from './platform/call-answer.ts'
import { callInput } from './platform/call-input.ts'

type AnyCall = (input: Record<string, unknown>) => Promise<object>

/** Limits by address of the calls that have one. */
export type CallLimits = Partial<Record<PublicCall, AddressLimit>>

/** Answers over HTTP the calls that pages are made of and that are the same for everybody. */
export function publicCalls(app: FastifyInstance, api: Api, limits: CallLimits = {}): void {
  for (const name of Object.keys(api) as PublicCall[]) {
    const endpoint: Endpoint & { path: string } = endpoints[name]
    if (endpoint.cache !== 'public') continue
    app.get(endpoint.path, async (request, reply) => {
      limits[name]?.consume(request.ip)
      return answerEverybody(request, reply, await (api[name] as AnyCall)(callInput(endpoint, request)))
    })
  }
}
