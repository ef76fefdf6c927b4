/** Where a page stands, as the page itself tells it to what runs before the program (site/document/). */
export interface PagePlace {
  /** The base address, which cities live below. */
  base: string
  mapsKey: string
  /** The path it was made for: another than the one asked for where there is no page. */
  path: string
  /** Subdomains of the cities one can go to, by id. */
  cities: Record<string, string>
  /** The city of the page. */
  city?: number | undefined
}

/** Name of the meta element that holds it as JSON. */
export const PLACE_META = 'rapport-place'

let place: PagePlace | undefined

/** Of a page that failed to load its frame: what its address says. */
export function pagePlace(): PagePlace {
  const text = document.querySelector<HTMLMetaElement>(`meta[name="${PLACE_META}"]`)?.content
  place ??= text
    ? (JSON.parse(text) as PagePlace)
    : { base: location.origin, mapsKey: '', path: location.pathname, cities: {} }
  return place
}
