import { CAMPAIGN_PARAM } from '@rapport/contract/paths/tracking-params'
import { isForeign } from '../visit/visit.ts'

/** Returns a URL without typed text: its path, the search query and campaign parameters. */
export function countedUrl(href: string): string {
  const { origin, pathname, searchParams } = new URL(href)
  const marks = new URLSearchParams([...searchParams].filter(([name]) => CAMPAIGN_PARAM.test(name)))
  const path = pathname.startsWith('/search/') ? '/search/' : pathname
  return `${origin}${path}${marks.size > 0 ? `?${marks}` : ''}`
}

/** Returns the referrer: unchanged if foreign, cleaned if our own, else empty. */
export function countedReferrer(referrer: string, base: string): string {
  if (isForeign(referrer, base)) return referrer
  try {
    return countedUrl(referrer)
  } catch {
    // A stored referrer may be invalid.
    return ''
  }
}
