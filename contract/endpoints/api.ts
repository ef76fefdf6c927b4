import type * as z from 'zod/mini'
import type { Endpoints } from './endpoints.ts'

type InputOf<E, K extends 'params' | 'query'> = E extends { [k in K]: infer S extends z.core.$ZodType }
  ? z.core.output<S>
  : unknown

/** What a call takes: path parameters and query in one object. */
export type EndpointInput<N extends keyof Endpoints> = InputOf<Endpoints[N], 'params'> &
  InputOf<Endpoints[N], 'query'>

/** What a call gives: the `result` of its answer. */
export type EndpointResult<N extends keyof Endpoints> = z.core.output<Endpoints[N]['result']>

/** Calls whose answer can be the same for everybody: those a page is rendered from. */
export type PublicEndpointName = {
  [N in keyof Endpoints]: Endpoints[N]['cache'] extends 'public' | 'visitor' ? N : never
}[keyof Endpoints]

/** Calls that only read what belongs to whoever is logged in. */
export type UserEndpointName = {
  [N in keyof Endpoints]: Endpoints[N] extends { bearer: true; method: 'GET' } ? N : never
}[keyof Endpoints]

/**
 * The calls a page is made of. Two carriers: in process on the server, `fetch` in the browser. A thing
 * that is not there rejects with an error whose `status` is 404.
 */
export type Api = {
  [N in PublicEndpointName]: unknown extends EndpointInput<N>
    ? () => Promise<EndpointResult<N>>
    : (input: EndpointInput<N>) => Promise<EndpointResult<N>>
}

/** What both carriers throw when a call fails. */
export interface ApiErrorShape extends Error {
  status: number
}
