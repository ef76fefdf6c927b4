import { cityOrigin, hasSubdomains, subdomainOf } from '@rapport/contract/paths/city-hosts'

/**
 * What goes along to another host of ours, in the fragment, which no server and no crawler sees: storage belongs to one
 * host alone.
 */
export interface CrossHostState {
  /** The city that was chosen. Without: the visitor is led there, but chose nothing. */
  city?: number | undefined
  /** Where the visitor came from in the first place. */
  cameFrom?: string | undefined
  /** The fragment the address had. */
  anchor?: string | undefined
}

const NAMES = { city: 'city', cameFrom: 'came-from', anchor: 'anchor' } as const

/** A fragment with its mark, or nothing. */
export function serializeState({ city, cameFrom, anchor }: CrossHostState): string {
  const packed = new URLSearchParams()
  if (city !== undefined) packed.set(NAMES.city, String(city))
  if (cameFrom) packed.set(NAMES.cameFrom, cameFrom)
  if (anchor) packed.set(NAMES.anchor, anchor)
  return packed.size > 0 ? `#${packed}` : ''
}

/** What came along; undefined where the fragment is an ordinary one. */
export function parseState(fragment: string): CrossHostState | undefined {
  const packed = new URLSearchParams(fragment.slice(1))
  if (!packed.has(NAMES.city) && !packed.has(NAMES.cameFrom)) return undefined
  const city = Number(packed.get(NAMES.city))
  return {
    city: Number.isSafeInteger(city) && city > 0 ? city : undefined,
    cameFrom: packed.get(NAMES.cameFrom) ?? undefined,
    anchor: packed.get(NAMES.anchor) ?? undefined,
  }
}

/** The same page of another city. */
export const cityUrl = (subdomain: string, base: string, page: string, state: CrossHostState): string =>
  `${cityOrigin(subdomain, base)}${page}${serializeState(state)}`

/**
 * Whether a visitor may be led from this host to a city's without having asked for it: from the base alone, since
 * a city's own host has been asked for; a leading www is dropped, and more than two labels are too many.
 */
export function canAutoRedirect(host: string, base: string): boolean {
  const labels = host.replace(/^www\./, '').split('.').length
  return subdomainOf(host, base) === '' && labels <= 2 && hasSubdomains(base)
}
