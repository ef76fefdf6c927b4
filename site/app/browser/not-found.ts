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
 * In the browser a detail that fails to load, for whatever reason, puts /404/ in place of its address. The page it was asked for
 * from keeps its place in the history. A list of the same address that is filtered anew keeps its page where the line is down.
 */
export function replaceWithNotFound(error: unknown, { pathname }: URL): never {
  if (error instanceof Response) throw error
  // By Back and Forward, and by a filter, the browser stands at the address already.
  const isHere = location.pathname === pathname
  if (isHere && isLineDown(error)) throw error
  throw isHere ? replace(NOT_FOUND_PATH) : redirect(NOT_FOUND_PATH)
}

/** The same of a page that is no detail: where the line is down, it says so at its own address. */
export function replaceListWithNotFound(error: unknown, url: URL): never {
  if (isLineDown(error)) throw error
  return replaceWithNotFound(error, url)
}

const isLineDown = (error: unknown) => error instanceof RequestError && error.reason === 'network'
