import { readStored, readStoredJson, store } from '../storage/safe-storage.ts'

/** What a visitor has answered and seen; whoever reads it checks it, as anything that is stored. */
const KEYS = ['cookieConsent', 'seenStories', 'seenCityWarnings', 'visitorId']
/** Characters of an address that every browser takes. */
const PACKED_MAX = 8000

/** Returns what goes along to another host of ours, packed; undefined where there is nothing, or far too much. */
export function readCarried(): string | undefined {
  const stored = KEYS.map((key) => [key, readStored('localStorage', key)]).filter(([, value]) => value)
  const packed = JSON.stringify(Object.fromEntries(stored))
  return stored.length > 0 && encodeURIComponent(packed).length <= PACKED_MAX ? packed : undefined
}

/** Stores what has come along and is not known here yet; lists grow by what they lack. */
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
}

function parse(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}
