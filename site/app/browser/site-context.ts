import type { CounterIds } from '@rapport/contract/page'

/** Where a page stands, as the page itself tells it to what runs before the program (site/document/). */
export interface SiteContext {
  /** The base address, which cities live below. */
  base: string
  mapsKey: string
  /** Counters that are switched on, where any is. */
  counters?: CounterIds | undefined
  /** The path it was made for: another than the one asked for where there is no page. */
  path: string
  /** The policy that the page came with lets a map be loaded; moving to another page does not change it. */
  showsMap?: boolean | undefined
  /** It lets videos of their host be framed. */
  showsVideo?: boolean | undefined
  /** Subdomains of the cities one can go to, by id. */
  cities: Record<string, string>
  /** The city of the page. */
  city?: number | undefined
}

/** Name of the meta element that holds it as JSON. */
export const SITE_CONTEXT_META = 'site-context'

let context: SiteContext | undefined

/** Of a page that failed to load its frame: what its address says. */
export function readSiteContext(): SiteContext {
  const text = document.querySelector<HTMLMetaElement>(`meta[name="${SITE_CONTEXT_META}"]`)?.content
  context ??= text
    ? (JSON.parse(text) as SiteContext)
    : { base: location.origin, mapsKey: '', path: location.pathname, cities: {} }
  return context
}
