import { subdomainOf } from '@rapport/contract/city-hosts'
import { REFERRER_MAX, SHORT_FIELD_MAX } from '@rapport/contract/limits'

const UTM = {
  utm_source: 'utmSource',
  utm_medium: 'utmMedium',
  utm_campaign: 'utmCampaign',
  utm_content: 'utmContent',
  utm_term: 'utmTerm',
} as const

/**
 * Where a visitor came from, by the address of the page they sent the form from: what the client program
 * would have filled in (§3). Only pages of this site and its city subdomains are believed.
 */
export function referrerFields(referer: string | undefined, publicUrl: string): Record<string, string> {
  const page = referer ? URL.parse(referer) : null
  if (!page || subdomainOf(page.host, publicUrl) === undefined) return {}
  const fields: Record<string, string> = { referrerUrl: page.href.slice(0, REFERRER_MAX) }
  for (const [parameter, field] of Object.entries(UTM)) {
    const value = page.searchParams.get(parameter)
    if (value) fields[field] = value.slice(0, SHORT_FIELD_MAX)
  }
  return fields
}
