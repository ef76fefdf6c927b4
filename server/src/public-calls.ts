import type { Api, PublicCall } from '@rapport/contract/api'
import type { Endpoint } from '@rapport/contract/endpoint'
import { endpoints } from '@rapport/contract/endpoints'
import type { FastifyInstance } from 'fastify'
import { answerEverybody } from './platform/call-answer.ts'
import { callInput } from './platform/call-input.ts'

type AnyCall = (input: Record<string, unknown>) => Promise<unknown>

/** Answers over HTTP the calls that pages are made of and that are the same for everybody. */
export function publicCalls(app: FastifyInstance, api: Api): void {
  for (const name of Object.keys(api) as PublicCall[]) {
    const endpoint: Endpoint & { path: string } = endpoints[name]
    if (endpoint.cache !== 'public') continue
    app.get(endpoint.path, async (request, reply) =>
      answerEverybody(request, reply, await (api[name] as AnyCall)(callInput(endpoint, request))),
    )
  }
}
