import { clientKey } from '../http/client-ip.ts'
import { tooManyRequests } from './stored-rate-limit.ts'

/** So many requests from one address (of IPv6: one network of 64 bits) within a window that begins with the first. */
export interface AddressLimitOptions {
  /** What it is called in the log. */
  name: string
  points: number
  windowMs: number
}

/** A limit by address that is counted in this process alone: for what is too frequent to be written down. */
export interface AddressLimit {
  /** Counts a request; throws the 429 with its true waiting time where the address has none left. */
  consume(ip: string): void
  /** Counts a request; returns whether the address had a point left for it. */
  tryConsume(ip: string): boolean
}

/** Addresses counted at once; those whose window began first are forgotten first. */
const ADDRESSES_MAX = 20_000

/** Creates such a limit. Counts by a clock that nobody can set. */
export function createAddressLimit({ name, points, windowMs }: AddressLimitOptions): AddressLimit {
  const windows = new Map<string, { count: number; endsAt: number }>()

  function forgetOld(now: number): void {
    for (const [key, { endsAt }] of windows) {
      if (endsAt > now && windows.size < ADDRESSES_MAX) return
      windows.delete(key)
    }
  }

  /** Counts a request of a key; returns milliseconds to wait where there are too many. */
  function count(key: string): number | undefined {
    const now = performance.now()
    const window = windows.get(key)
    if (window && window.endsAt > now) {
      window.count += 1
      return window.count > points ? window.endsAt - now : undefined
    }
    // A Map keeps the order of insertion: a new window goes to its young end.
    windows.delete(key)
    forgetOld(now)
    windows.set(key, { count: 1, endsAt: now + windowMs })
    return undefined
  }

  return {
    consume(ip) {
      const wait = count(clientKey(ip))
      if (wait !== undefined) throw tooManyRequests(wait, name)
    },
    tryConsume: (ip) => count(clientKey(ip)) === undefined,
  }
}
