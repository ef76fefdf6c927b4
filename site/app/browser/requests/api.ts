import type { Api, EndpointInput, EndpointResult, UserEndpointName } from '@rapport/contract/endpoints/api'
import { type EndpointName, endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import { forgetRejectedToken } from '../session/rejected-token.ts'
import { session } from '../session/session-store.ts'
import { endpointUrl } from './endpoint-url.ts'
import { requestHeaders } from './request-headers.ts'
import { RequestError, type RequestOptions, requestJson } from './request-json.ts'

async function call(
  name: EndpointName,
  input?: Record<string, unknown>,
  options?: RequestOptions,
): Promise<unknown> {
  const token = session.get()
  const url = endpointUrl(name, input)
  const body = (await requestJson(url, { headers: requestHeaders(name) }, options).catch((error: unknown) => {
    if (error instanceof RequestError) forgetRejectedToken(error.status, token)
    throw error
  })) as { result: unknown }
  if (body?.result === undefined)
    throw new RequestError('parse', 'The answer has no result', { code: 'E_JSON_PARSE' })
  return body.result
}

/** Endpoints over HTTP. Each takes the input and options such as a timeout. */
type HttpApi = {
  [N in keyof Api]: (input?: Parameters<Api[N]>[0], options?: RequestOptions) => ReturnType<Api[N]>
}

/** Calls the public endpoints by `fetch`. The server checks its responses against the same types. */
export const api = Object.fromEntries(
  Object.keys(endpointRoutes).map((name) => [
    name,
    (input?: Record<string, unknown>, options?: RequestOptions) => call(name as EndpointName, input, options),
  ]),
) as unknown as HttpApi

/** Calls a GET endpoint for the logged-in visitor. Rejects with a RequestError. */
export const loadUserData = <N extends UserEndpointName>(
  name: N,
  input?: EndpointInput<N>,
): Promise<EndpointResult<N>> => call(name, input as Record<string, unknown>) as Promise<EndpointResult<N>>

export type LikeEndpointName = 'likePost' | 'likeCatalogItem'

/** Likes an entry for this visitor. Returns the new number of likes. */
export const sendLike = (name: LikeEndpointName, id: number) =>
  call(name, { id }) as Promise<EndpointResult<LikeEndpointName>>
