import type { ApiErrorShape } from '@rapport/contract/endpoints/api'
import { data } from 'react-router'

export const notFound = () => data(null, 404)

/** Throws the not-found page for a 404 of an endpoint. */
export function orNotFound(error: unknown): never {
  if ((error as ApiErrorShape).status === 404) throw notFound()
  throw error
}
