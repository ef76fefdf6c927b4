import type * as z from 'zod/mini'
import type { Endpoints } from './endpoints.ts'

type InputOf<E, K extends 'params' | 'query'> = E extends { [k in K]: infer S extends z.core.$ZodType }
  ? z.core.output<S>
  : unknown

/** Input of an endpoint: path parameters and query in one object. */
export type EndpointInput<N extends keyof Endpoints> = InputOf<Endpoints[N], 'params'> &
  InputOf<Endpoints[N], 'query'>

/** Output of an endpoint: the `result` of its response. */
export type EndpointResult<N extends keyof Endpoints> = z.core.output<Endpoints[N]['result']>

/** Endpoints whose response can be the same for every visitor. Pages are rendered from these. */
export type PublicEndpointName = {
  [N in keyof Endpoints]: Endpoints[N]['cache'] extends 'public' | 'visitor' ? N : never
}[keyof Endpoints]

/** Endpoints that only read the logged-in user's data. */
export type UserEndpointName = {
  [N in keyof Endpoints]: Endpoints[N] extends { bearer: true; method: 'GET' } ? N : never
}[keyof Endpoints]

/**
 * The endpoints that pages are rendered from. Called in process on the server, by `fetch` in the browser. A
 * missing entry rejects with an error of `status` 404.
 */
export type Api = {
  [N in PublicEndpointName]: unknown extends EndpointInput<N>
    ? () => Promise<EndpointResult<N>>
    : (input: EndpointInput<N>) => Promise<EndpointResult<N>>
}

/** Error thrown by both implementations when a request fails. */
export interface ApiErrorShape extends Error {
  status: number
}
