import { readSiteContext } from './site-context.ts'

let requestedUrl: string | undefined

/**
 * The not-found page is rendered once for all unknown URLs. Replaces the URL by the rendered one, so that the router
 * hydrates that page.
 */
export function adoptRenderedUrl(): void {
  const { path } = readSiteContext()
  if (path === location.pathname) return
  requestedUrl = location.href
  history.replaceState(history.state, '', path)
}

/** Restores the visitor's URL when the router has started. */
export function restoreRequestedUrl(): void {
  if (requestedUrl !== undefined) history.replaceState(history.state, '', requestedUrl)
  requestedUrl = undefined
}
