import { isTrackingParam } from '@rapport/contract/paths/tracking-params'
import { canonicalPath } from '../platform/http/canonical-path.ts'

/** Characters of a query that may have a redirect. Longer queries are not parsed. */
const QUERY_MAX = 2000
/** Escapes of characters that queries often have and that need no escape there. */
const NEEDLESS = /%(?:2F|3A|2C|5B|5D)/g
/** Text that has one spelling. Most queries of cached pages have nothing else. */
const PLAIN = /^[\w.~-]*$/

/** A URL of this site without its host, split for redirects. */
export interface SiteAddress {
  /** Canonical path, or the path as given if it has none. */
  path: string
  /** Query and fragment as given. */
  rest: string
  /** Canonical path with the query that redirects are found by: `/product/?cat=3&id=7`. */
  key: string
}

/** Splits an address. */
export function splitAddress(address: string): SiteAddress {
  const at = address.search(/[?#]/)
  const given = at < 0 ? address : address.slice(0, at)
  const path = canonicalPath(given) ?? given
  const rest = at < 0 ? '' : address.slice(at)
  const [query = ''] = rest.split('#')
  return { path, rest, key: `${path}${redirectQuery(query)}` }
}

/** Returns the address of a target as it is stored: its path is canonical, its query stays as given. */
export function spellTarget(address: string): string {
  const { path, rest } = splitAddress(address)
  return `${path}${rest}`
}

/** Returns the old paths that a target may have a redirect of: with its query, and its path alone. */
export function listTargetKeys(newPath: string): string[] {
  const { path, key } = splitAddress(newPath)
  return [key, path]
}

/**
 * Returns the query that redirects are found by, with its question mark: each parameter once, sorted, without
 * those that only count visits. Empty if no parameter is left.
 */
export function redirectQuery(search: string): string {
  if (search.length > QUERY_MAX) return ''
  const parameters = new Set(
    search
      .slice(1)
      .split('&')
      .flatMap((part) => spellParameter(part)),
  )
  return parameters.size > 0 ? `?${[...parameters].sort().join('&')}` : ''
}

/** Returns the part of a query that only counts visits. It survives every redirect. */
export function trackingQuery(search: string): URLSearchParams {
  return new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => isTrackingParam(name)))
}

function spellParameter(part: string): string[] {
  const at = part.indexOf('=')
  const name = spellText(at < 0 ? part : part.slice(0, at))
  const value = spellText(at < 0 ? '' : part.slice(at + 1))
  if (name === '' || isTrackingParam(name)) return []
  return [value === '' ? name : `${name}=${value}`]
}

/** Escapes of another encoding than UTF-8 can't be decoded. Former sites often use windows-1251. */
function spellText(text: string): string {
  if (PLAIN.test(text)) return text
  const spaced = text.replaceAll('+', '%20')
  try {
    return encodeURIComponent(decodeURIComponent(spaced)).replace(NEEDLESS, decodeURIComponent)
  } catch {
    return spaced.replace(/%[0-9a-f]{2}/gi, (triplet) => triplet.toUpperCase())
  }
}
