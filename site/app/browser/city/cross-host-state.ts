import { cityOrigin, findSubdomain, hasSubdomains } from '@rapport/contract/paths/city-hosts'

/** Names of what goes along to another host of ours, in the fragment; see cross-host-state.ts. */
const STATE_NAMES = {
  city: 'city',
  cameFrom: 'came-from',
  transfer: 'transfer',
  carried: 'carried',
  anchor: 'anchor',
} as const

const { city, cameFrom, transfer, carried } = STATE_NAMES

/** Whether something came along: an ordinary fragment names nothing of it. An anchor alone never does. */
function hasState(fragment: string): boolean {
  const packed = new URLSearchParams(fragment.slice(1))
  return [city, cameFrom, transfer, carried].some((name) => packed.has(name))
}

/**
 * What goes along to another host of ours, in the fragment, which no server and no crawler sees: storage belongs to one
 * host alone.
 */
export interface CrossHostState {
  /** The city that was chosen. Without: the visitor is led there, but chose nothing. */
  city?: number | undefined
  /** Where the visitor came from in the first place. */
  cameFrom?: string | undefined
  /** Code that a log-in goes on with at the host of that city. */
  transfer?: string | undefined
  /** What the visitor has answered and seen, as `readCarried` gives it. */
  carried?: string | undefined
  /** The fragment the address had. */
  anchor?: string | undefined
}

/** A fragment with its mark, or nothing. */
export function serializeState({ city, ...texts }: CrossHostState): string {
  const packed = new URLSearchParams()
  if (city !== undefined) packed.set(STATE_NAMES.city, String(city))
  for (const name of ['cameFrom', 'transfer', 'carried', 'anchor'] as const) {
    const text = texts[name]
    if (text) packed.set(STATE_NAMES[name], text)
  }
  return packed.size > 0 ? `#${packed}` : ''
}

/** What came along; undefined where the fragment is an ordinary one. */
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

/** The same page of another city. */
export const cityUrl = (subdomain: string, base: string, page: string, state: CrossHostState): string =>
  `${cityOrigin(subdomain, base)}${page}${serializeState(state)}`

/**
 * Whether a visitor may be led from this host to a city's without having asked for it: from the base alone, since
 * a city's own host has been asked for; a leading www is dropped, and more than two labels are too many.
 */
export function canAutoRedirect(host: string, base: string): boolean {
  const labels = host.replace(/^www\./, '').split('.').length
  return findSubdomain(host, base) === '' && labels <= 2 && hasSubdomains(base)
}
