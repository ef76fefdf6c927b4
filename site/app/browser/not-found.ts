import type { ApiErrorShape } from '@rapport/contract/endpoints/api'
import { data, replace } from 'react-router'

export const notFound = () => data(null, 404)

/** For a call that failed: what is not there is a page that is not found. */
export function orNotFound(error: unknown): never {
  if ((error as ApiErrorShape).status === 404) throw notFound()
  throw error
}

/** In the browser a failed detail load replaces the address; where the line is down, the page stays. */
export function replaceWithNotFound(error: unknown): never {
  const refused = error instanceof Error && 'status' in error
  const missing = typeof error === 'object' && error !== null && 'init' in error
  throw refused || missing ? replace('/404/') : error
}
