import { parseUtm, type Utm } from '@rapport/contract/orders/order-fields'
import { REFERRER_MAX } from '@rapport/contract/orders/order-limits'
import { findSubdomain } from '@rapport/contract/paths/city-hosts'
import { readSiteContext } from '../site-context.ts'
import { readStored, readStoredJson, removeStored, store } from '../storage/safe-storage.ts'

/** Where a visitor came from: sent with an order. */
export interface Visit extends Utm {
  referrerUrl?: string
}

const KEY = 'visit'
/** Where a visitor whom one host of ours led to another came from in the first place. */
const CAME_FROM = 'cameFrom'
/** What an address and a referrer say of a visit. Pages of this site and of its cities are no referrers. */
export function readVisit(address: string, referrer: string, base = new URL(address).origin): Visit {
  const url = new URL(address)
  const visit: Visit = parseUtm(url.searchParams)
  if (isForeign(referrer, base)) visit.referrerUrl = referrer.slice(0, REFERRER_MAX)
  return visit
}

/** Whether a page is of another site than this one and its cities. */
export function isForeign(referrer: string, base: string): boolean {
  try {
    return findSubdomain(new URL(referrer).host, base) === undefined
  } catch {
    return false
  }
}

/** The page of another site that led here. */
export const foreignReferrer = (base: string): string | undefined =>
  isForeign(document.referrer, base) ? document.referrer.slice(0, REFERRER_MAX) : undefined

/** For the visit that begins here; see storeVisit. */
export const storeReferrer = (cameFrom: string): void => {
  store('sessionStorage', CAME_FROM, cameFrom)
}

let remembered: Visit = {}
/** The page that led to the one that was loaded, or to a host of ours before it. */
let landedFrom = ''

/** Remembers where the visitor came from, for as long as the visit lasts; marks of a new campaign win. */
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
