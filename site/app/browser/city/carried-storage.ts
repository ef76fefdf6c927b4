import { CART_KEY, storeCartCount } from '../cart-count.ts'
import { readStored, readStoredJson, store } from '../storage/safe-storage.ts'

/** Keys of the local storage that are copied to another host. Each reader validates the values. */
const KEYS = ['cookieConsent', 'seenStories', 'seenCityWarnings', 'visitorId']
/** Length of a URL that every browser accepts. */
const PACKED_MAX = 8000

/** Serializes the stored keys for another host; undefined if there are none or they are too long. */
export function readCarried(): string | undefined {
  // A long cart stays behind.
  return pack([...KEYS, CART_KEY]) ?? pack(KEYS)
}

function pack(keys: string[]): string | undefined {
  const stored = keys.map((key) => [key, readStored('localStorage', key)]).filter(([, value]) => value)
  const packed = JSON.stringify(Object.fromEntries(stored))
  return stored.length > 0 && encodeURIComponent(packed).length <= PACKED_MAX ? packed : undefined
}

/** Stores keys from another host. A known key is not overwritten, but lists are merged. */
export function storeCarried(packed: string): void {
  const carried = parse(packed)
  for (const key of KEYS) {
    const value = carried[key]
    const here = readStored('localStorage', key)
    if (typeof value !== 'string') continue
    if (here === undefined) store('localStorage', key, value)
    else if (here !== value) {
      const lists = [parse(value), readStoredJson('localStorage', key)]
      if (lists.every(Array.isArray)) store('localStorage', key, JSON.stringify([...new Set(lists.flat())]))
    }
  }
  if (typeof carried[CART_KEY] === 'string') storeCart(carried[CART_KEY])
}

/** The cart that was changed last replaces the other. */
function storeCart(packed: string): void {
  const [there, here] = [parse(packed), parse(readStored('localStorage', CART_KEY) ?? '')]
  if (!Array.isArray(there.lines) || Number(there.changedAt) <= Number(here.changedAt ?? 0)) return
  store('localStorage', CART_KEY, packed)
  storeCartCount(there.lines.length)
}

function parse(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}
