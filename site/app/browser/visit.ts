import { REFERRER_MAX, SHORT_FIELD_MAX } from '@rapport/contract/limits'
import { readStored, store } from './safe-storage.ts'

/** Where a visitor came from: sent with an order (§3). */
export interface Visit {
  referrerUrl?: string
  utmSource?: string
  utmMedium?: string
  utmCampaign?: string
  utmContent?: string
  utmTerm?: string
}

const KEY = 'visit'
const utmKeys = {
  utm_source: 'utmSource',
  utm_medium: 'utmMedium',
  utm_campaign: 'utmCampaign',
  utm_content: 'utmContent',
  utm_term: 'utmTerm',
} as const

/** What an address and a referrer say of a visit. Pages of this site are no referrers. */
export function readVisit(address: string, referrer: string): Visit {
  const url = new URL(address)
  const visit: Visit = {}
  for (const [key, field] of Object.entries(utmKeys)) {
    const value = url.searchParams.get(key)?.trim().slice(0, SHORT_FIELD_MAX)
    if (value) visit[field] = value
  }
  if (referrer && URL.canParse(referrer) && new URL(referrer).host !== url.host)
    visit.referrerUrl = referrer.slice(0, REFERRER_MAX)
  return visit
}

let remembered: Visit = {}

/** Remembers where the visitor came from, for as long as the visit lasts; marks of a new campaign win. */
export function rememberVisit(): void {
  const earlier = parseVisit(readStored('sessionStorage', KEY))
  const now = readVisit(location.href, document.referrer)
  const hasMarks = Object.keys(now).some((key) => key.startsWith('utm'))
  remembered = hasMarks ? now : { ...now, ...earlier }
  store('sessionStorage', KEY, JSON.stringify(remembered))
}

export const currentVisit = (): Visit => remembered

function parseVisit(text: string | undefined): Visit {
  try {
    const stored: unknown = JSON.parse(text ?? '{}')
    return typeof stored === 'object' && stored ? (stored as Visit) : {}
  } catch {
    return {}
  }
}
