import { isForeign } from '../visit/visit.ts'

/** What advertising adds to addresses. */
const CAMPAIGN_MARK = /^(?:utm_[a-z]{1,20}|yclid|ysclid|gclid|rb_clickid|_openstat)$/

/** An address of ours without what a visitor typed: its path, but for a search's words, and the marks of campaigns. */
export function countedUrl(address: string): string {
  const { origin, pathname, searchParams } = new URL(address)
  const marks = new URLSearchParams([...searchParams].filter(([name]) => CAMPAIGN_MARK.test(name)))
  const path = pathname.startsWith('/search/') ? '/search/' : pathname
  return `${origin}${path}${marks.size > 0 ? `?${marks}` : ''}`
}

/** Where a visitor came from: of another site as the browser tells it, of ours without what was typed; else empty. */
export function countedReferrer(referrer: string, base: string): string {
  if (isForeign(referrer, base)) return referrer
  try {
    return countedUrl(referrer)
  } catch {
    // What is stored between hosts may be anything.
    return ''
  }
}
