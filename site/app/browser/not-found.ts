import type { ApiErrorShape } from '@rapport/contract/endpoints/api'
import { NOT_FOUND_PATH } from '@rapport/contract/page'
import { data, redirect, replace } from 'react-router'
import { RequestError } from './request-json.ts'

export const notFound = () => data(null, 404)

/** For a call that failed: what is not there is a page that is not found. */
export function orNotFound(error: unknown): never {
  if ((error as ApiErrorShape).status === 404) throw notFound()
  throw error
}

/**
 * In the browser a failed detail load puts /404/ in place of the address; where the line is down, the page stays. The
 * page it was asked for from keeps its place in the history.
 */
export function replaceWithNotFound(error: unknown, { pathname }: URL): never {
  const refused = error instanceof RequestError && error.reason !== 'network'
  const missing = typeof error === 'object' && error !== null && 'init' in error
  if (!refused && !missing) throw error
  // By Back and Forward the browser stands at the address already.
  throw location.pathname === pathname ? replace(NOT_FOUND_PATH) : redirect(NOT_FOUND_PATH)
}
