import { cityOrigin, findSubdomain, hasSubdomains } from '@rapport/contract/paths/city-hosts'

/** Parameter names in the fragment. */
const STATE_NAMES = {
  city: 'city',
  cameFrom: 'came-from',
  transfer: 'transfer',
  carried: 'carried',
  anchor: 'anchor',
} as const

const { city, cameFrom, transfer, carried } = STATE_NAMES

/** Returns whether a fragment has state. An anchor alone is an ordinary fragment. */
function hasState(fragment: string): boolean {
  const packed = new URLSearchParams(fragment.slice(1))
  return [city, cameFrom, transfer, carried].some((name) => packed.has(name))
}

/**
 * State passed to another host of the site in the URL fragment, which servers and crawlers don't see. Needed because
 * storage belongs to one host.
 */
export interface CrossHostState {
  /** The chosen city; undefined after an automatic redirect. */
  city?: number | undefined
  /** Referrer of the visit. */
  cameFrom?: string | undefined
  /** Code that restores the session on the other host. */
  transfer?: string | undefined
  /** Stored answers, serialized by `readCarried`. */
  carried?: string | undefined
  /** Original fragment of the URL. */
  anchor?: string | undefined
}

/** Returns the state as a fragment with `#`, or an empty string. */
export function serializeState({ city, ...texts }: CrossHostState): string {
  const packed = new URLSearchParams()
  if (city !== undefined) packed.set(STATE_NAMES.city, String(city))
  for (const name of ['cameFrom', 'transfer', 'carried', 'anchor'] as const) {
    const text = texts[name]
    if (text) packed.set(STATE_NAMES[name], text)
  }
  return packed.size > 0 ? `#${packed}` : ''
}

/** Parses the state; undefined for an ordinary fragment. */
export function parseState(fragment: string): CrossHostState | undefined {
  if (!hasState(fragment)) return undefined
  const packed = new URLSearchParams(fragment.slice(1))
  const city = Number(packed.get(STATE_NAMES.city))
  return {
    city: Number.isSafeInteger(city) && city > 0 ? city : undefined,
    cameFrom: packed.get(STATE_NAMES.cameFrom) ?? undefined,
    transfer: packed.get(STATE_NAMES.transfer) ?? undefined,
    carried: packed.get(STATE_NAMES.carried) ?? undefined,
    anchor: packed.get(STATE_NAMES.anchor) ?? undefined,
  }
}

/** Returns the URL of a page on the host of another city. */
export const cityUrl = (subdomain: string, base: string, page: string, state: CrossHostState): string =>
  `${cityOrigin(subdomain, base)}${page}${serializeState(state)}`

/**
 * Returns whether a visitor may be redirected to a city automatically: only from the base host, since a city's host
 * was requested explicitly. Ignores a leading www. False for more than two labels.
 */
export function canAutoRedirect(host: string, base: string): boolean {
  const labels = host.replace(/^www\./, '').split('.').length
  return findSubdomain(host, base) === '' && labels <= 2 && hasSubdomains(base)
}
