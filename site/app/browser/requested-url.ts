import { readSiteContext } from './site-context.ts'

let requestedUrl: string | undefined

/**
 * One screen stands at all addresses that have no page: the router has to begin where that was made, or it would look
 * for another page than the one that is there.
 */
export function adoptRenderedUrl(): void {
  const { path } = readSiteContext()
  if (path === location.pathname) return
  requestedUrl = location.href
  history.replaceState(history.state, '', path)
}

/** Gives the visitor's address back, once the router has begun. */
export function restoreRequestedUrl(): void {
  if (requestedUrl !== undefined) history.replaceState(history.state, '', requestedUrl)
  requestedUrl = undefined
}
