import type { Api, EndpointResult } from '@rapport/contract/endpoints/api'
import { type EndpointName, endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import { requestHeaders } from './request-headers.ts'
import { RequestError, type RequestOptions, requestJson } from './request-json.ts'

async function call(
  name: EndpointName,
  input: Record<string, unknown> = {},
  options?: RequestOptions,
): Promise<unknown> {
  const left = { ...input }
  const path = endpointRoutes[name].path.replace(/:(\w+)/g, (_, key: string) => {
    const value = left[key]
    delete left[key]
    return encodeURIComponent(String(value))
  })
  const query = new URLSearchParams(
    Object.entries(left).map(([key, value]) => [key, String(value)]),
  ).toString()
  const url = query ? `${path}?${query}` : path
  const body = (await requestJson(url, { headers: requestHeaders(name) }, options)) as { result: unknown }
  if (body?.result === undefined)
    throw new RequestError('parse', 'The answer has no result', { code: 'E_JSON_PARSE' })
  return body.result
}

/** The endpoints over HTTP; each takes what becomes of a slow or unwanted request beside its input. */
type HttpApi = {
  [N in keyof Api]: (input?: Parameters<Api[N]>[0], options?: RequestOptions) => ReturnType<Api[N]>
}

/** The carrier of calls in the browser: `fetch`. The server checks every answer against the same types. */
export const api = Object.fromEntries(
  Object.keys(endpointRoutes).map((name) => [
    name,
    (input?: Record<string, unknown>, options?: RequestOptions) => call(name as EndpointName, input, options),
  ]),
) as unknown as HttpApi

export type LikeEndpointName = 'likePost' | 'likeCatalogItem'

/** Likes a thing for this visitor; returns how many have by then. */
export const sendLike = (name: LikeEndpointName, id: number) =>
  call(name, { id }) as Promise<EndpointResult<LikeEndpointName>>
