import { readStored, store } from './safe-storage.ts'

/** Where the time of the last update is stored, in milliseconds. */
export const LAST_UPDATE_KEY = 'lastUpdate'
const LASTS_MS = 259_200_000

interface Device {
  userAgent: string
  platform: string
  maxTouchPoints: number
}

/** Since iPadOS 13 a tablet says that it is a Mac; no Mac has a touch screen. */
export const isIos = ({ userAgent, platform, maxTouchPoints }: Device): boolean =>
  /iPad|iPhone|iPod/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1)

/** Old: more than three days (259 200 s) have passed. What is no time of the past, nothing included, starts the count. */
export function cacheAge(stored: string | undefined, now: number): 'unknown' | 'young' | 'old' {
  const at = Number(stored)
  if (!stored || !Number.isFinite(at) || at > now) return 'unknown'
  return now - at > LASTS_MS ? 'old' : 'young'
}

/** Whether that is stored which has passed; only iOS devices store a time. */
export const isOldCache = (stored: string | null): boolean => Date.now() - Number(stored ?? '-') > LASTS_MS

/** Starts the count of an iOS device that has none. */
export function startCacheAge(): void {
  if (isIos(navigator) && cacheAge(readStored('localStorage', LAST_UPDATE_KEY), Date.now()) === 'unknown')
    store('localStorage', LAST_UPDATE_KEY, String(Date.now()))
}

/**
 * Clears caches and local storage of iOS devices, which outlive a release, and reloads the page, once: not unless the
 * new time could be stored. Says whether the page is about to be left.
 */
export function clearOldIosCache(): boolean {
  if (!isIos(navigator)) return false
  if (cacheAge(readStored('localStorage', LAST_UPDATE_KEY), Date.now()) !== 'old') return false
  localStorage.clear()
  if (!store('localStorage', LAST_UPDATE_KEY, String(Date.now()))) return false
  void clearCaches().finally(() => location.reload())
  return true
}

/** There are none on a page without https. */
async function clearCaches(): Promise<void> {
  if (!('caches' in window)) return
  const names = await caches.keys()
  await Promise.allSettled(names.map((name) => caches.delete(name)))
}
