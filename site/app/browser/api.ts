import type { Api, EndpointResult } from '@rapport/contract/endpoints/api'
import { type EndpointName, endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import { requestHeaders } from './request-headers.ts'

/** A call that the server refused; `status` as it answered. */
class ApiError extends Error {
  readonly status: number

  constructor(status: number) {
    super(`Request failed with status code ${status}`)
    this.status = status
  }
}

async function call(name: EndpointName, input: Record<string, unknown> = {}): Promise<unknown> {
  const left = { ...input }
  const path = endpointRoutes[name].path.replace(/:(\w+)/g, (_, key: string) => {
    const value = left[key]
    delete left[key]
    return encodeURIComponent(String(value))
  })
  const query = new URLSearchParams(
    Object.entries(left).map(([key, value]) => [key, String(value)]),
  ).toString()
  const response = await fetch(query ? `${path}?${query}` : path, {
    headers: requestHeaders(name),
  })
  if (!response.ok) throw new ApiError(response.status)
  const body: { result: unknown } = await response.json()
  return body.result
}

/** The carrier of calls in the browser: `fetch`. The server checks every answer against the same types. */
export const api = Object.fromEntries(
  Object.keys(endpointRoutes).map((name) => [
    name,
    (input?: Record<string, unknown>) => call(name as EndpointName, input),
  ]),
) as unknown as Api

export type LikeEndpointName = 'likePost' | 'likeCatalogItem'

/** Likes a thing for this visitor; returns how many have by then. */
export const sendLike = (name: LikeEndpointName, id: number) =>
  call(name, { id }) as Promise<EndpointResult<LikeEndpointName>>
