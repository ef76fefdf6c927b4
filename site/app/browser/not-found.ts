import type { ApiErrorShape } from '@rapport/contract/endpoints/api'
import { NOT_FOUND_PATH } from '@rapport/contract/page'
import { data, redirect, replace } from 'react-router'
import { RequestError } from './requests/request-json.ts'

export const notFound = () => data(null, 404)

/** Throws the not-found page for a 404 of an endpoint. */
export function orNotFound(error: unknown): never {
  if ((error as ApiErrorShape).status === 404) throw notFound()
  throw error
}

/**
 * Handles a failed request for a detail page: replaces the URL with /404/. The previous page stays in the history. A
 * filtered list with the same path stays if the network is down.
 */
export function replaceWithNotFound(error: unknown, { pathname }: URL): never {
  if (error instanceof Response) throw error
  // After Back, Forward or a filter the URL is already the failed one.
  const isHere = location.pathname === pathname
  if (isHere && isLineDown(error)) throw error
  throw isHere ? replace(NOT_FOUND_PATH) : redirect(NOT_FOUND_PATH)
}

/** The same for other pages, which show a network error at their own URL. */
export function replaceListWithNotFound(error: unknown, url: URL): never {
  if (isLineDown(error)) throw error
  return replaceWithNotFound(error, url)
}

const isLineDown = (error: unknown) => error instanceof RequestError && error.reason === 'network'
