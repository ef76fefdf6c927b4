import { readStored } from './safe-storage.ts'

const EXPIRES_MS = 24 * 60 * 60 * 1000

/** The city the visitor chose within the last day, if any (§4). */
export function chosenCityId(): number | undefined {
  try {
    const choice: unknown = JSON.parse(readStored('localStorage', 'city') ?? 'null')
    const { id, at } = (choice ?? {}) as { id?: unknown; at?: unknown }
    const fresh = typeof at === 'number' && Date.now() - at < EXPIRES_MS
    return fresh && typeof id === 'number' ? id : undefined
  } catch {
    return undefined
  }
}
