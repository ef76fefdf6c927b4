import { parseUtm, type Utm } from '@rapport/contract/orders/order-fields'
import { REFERRER_MAX } from '@rapport/contract/orders/order-limits'
import { findSubdomain } from '@rapport/contract/paths/city-hosts'
import { readSiteContext } from '../site-context.ts'
import { readStored, readStoredJson, removeStored, store } from '../storage/safe-storage.ts'

/** Source of a visit, sent with an order. */
export interface Visit extends Utm {
  referrerUrl?: string
}

const KEY = 'visit'
/** Key of the referrer before a redirect between our hosts. */
const CAME_FROM = 'cameFrom'
/** Reads the source from a URL and a referrer. Pages of our hosts are no referrers. */
export function readVisit(href: string, referrer: string, base = new URL(href).origin): Visit {
  const url = new URL(href)
  const visit: Visit = parseUtm(url.searchParams)
  if (isForeign(referrer, base)) visit.referrerUrl = referrer.slice(0, REFERRER_MAX)
  return visit
}

/** Returns whether a page belongs to another site. */
export function isForeign(referrer: string, base: string): boolean {
  try {
    return findSubdomain(new URL(referrer).host, base) === undefined
  } catch {
    return false
  }
}

/** Returns the referrer if it is another site. */
export const foreignReferrer = (base: string): string | undefined =>
  isForeign(document.referrer, base) ? document.referrer.slice(0, REFERRER_MAX) : undefined

/** Stores the referrer from another host; see storeVisit. */
export const storeReferrer = (cameFrom: string): void => {
  store('sessionStorage', CAME_FROM, cameFrom)
}

let remembered: Visit = {}
/** Referrer of the loaded page, or of the redirecting host. */
let landedFrom = ''

/** Stores the source for the visit. Parameters of a new campaign replace it. */
export function storeVisit(): void {
  const earlier = (readStoredJson('sessionStorage', KEY) ?? {}) as Visit
  landedFrom = readStored('sessionStorage', CAME_FROM) ?? document.referrer
  removeStored('sessionStorage', CAME_FROM)
  const now = readVisit(location.href, landedFrom, readSiteContext().base)
  const hasMarks = Object.keys(now).some((key) => key.startsWith('utm'))
  remembered = hasMarks ? now : { ...now, ...earlier }
  store('sessionStorage', KEY, JSON.stringify(remembered))
}

export const currentVisit = (): Visit => remembered
export const landingReferrer = (): string => landedFrom
