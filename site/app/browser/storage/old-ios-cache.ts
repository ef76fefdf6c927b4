import { readStored, store } from './safe-storage.ts'

/** Key of the last update in milliseconds. */
export const LAST_UPDATE_KEY = 'lastUpdate'
const LASTS_MS = 259_200_000

interface Device {
  userAgent: string
  platform: string
  maxTouchPoints: number
}

/** iPads report a Mac since iPadOS 13. Macs have no touch screen. */
export const isIos = ({ userAgent, platform, maxTouchPoints }: Device): boolean =>
  /iPad|iPhone|iPod/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1)

/** Returns `old` after more than three days (259 200 s), and `unknown` for a missing, invalid or future time. */
export function cacheAge(stored: string | undefined, now: number): 'unknown' | 'young' | 'old' {
  const at = Number(stored)
  if (!stored || !Number.isFinite(at) || at > now) return 'unknown'
  return now - at > LASTS_MS ? 'old' : 'young'
}

/** Returns whether the stored time is too old. Only iOS devices store a time. */
export const isOldCache = (stored: string | null): boolean => Date.now() - Number(stored ?? '-') > LASTS_MS

/** Stores the time on an iOS device without one. */
export function startCacheAge(): void {
  if (isIos(navigator) && cacheAge(readStored('localStorage', LAST_UPDATE_KEY), Date.now()) === 'unknown')
    store('localStorage', LAST_UPDATE_KEY, String(Date.now()))
}

/**
 * Clears caches and local storage on iOS devices, where they survive a release, and reloads the page. To reload only
 * once, it requires that the new time could be stored. Returns whether the page reloads.
 */
export function clearOldIosCache(): boolean {
  if (!isIos(navigator)) return false
  if (cacheAge(readStored('localStorage', LAST_UPDATE_KEY), Date.now()) !== 'old') return false
  localStorage.clear()
  if (!store('localStorage', LAST_UPDATE_KEY, String(Date.now()))) return false
  void clearCaches().finally(() => location.reload())
  return true
}

/** `caches` is missing without https. */
async function clearCaches(): Promise<void> {
  if (!('caches' in window)) return
  const names = await caches.keys()
  await Promise.allSettled(names.map((name) => caches.delete(name)))
}
