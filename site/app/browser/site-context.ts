import type { CounterIds } from '@rapport/contract/page'

/** Context of the page for inline scripts that run before the client bundle (site/document/). */
export interface SiteContext {
  /** Base URL, whose host has the cities as subdomains. */
  base: string
  mapsKey: string
  /** Enabled counters. */
  counters?: CounterIds | undefined
  /** Path of the rendered page. It differs from the requested path on the not-found page. */
  path: string
  /** The Content-Security-Policy of the loaded document allows maps. Client navigation does not change it. */
  showsMap?: boolean | undefined
  /** The policy allows frames of the video host. */
  showsVideo?: boolean | undefined
  /** Subdomains of the cities by id. */
  cities: Record<string, string>
  /** Set while forms that collect personal data are closed: the contacts to show instead. */
  closed?: { phone: string; email: string } | undefined
  /** Pages without content, which nothing links to. */
  emptyPages?: readonly string[] | undefined
  /** City of the page. */
  city?: number | undefined
}

/** Name of the meta element with the context as JSON. */
export const SITE_CONTEXT_META = 'site-context'

let context: SiteContext | undefined

/** A page whose layout failed to load has no meta element; then the URL is used. */
export function readSiteContext(): SiteContext {
  const text = document.querySelector<HTMLMetaElement>(`meta[name="${SITE_CONTEXT_META}"]`)?.content
  context ??= text
    ? (JSON.parse(text) as SiteContext)
    : { base: location.origin, mapsKey: '', path: location.pathname, cities: {} }
  return context
}
