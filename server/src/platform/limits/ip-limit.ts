import { clientKey } from '../http/request/client-ip.ts'
import { tooManyRequests } from './stored-rate-limit.ts'

/**
 * Number of requests from one IP within a window that begins with the first. For IPv6, from one network
 * of 64 bits.
 */
export interface IpLimitOptions {
  /** Name of the limit in the log. */
  name: string
  points: number
  windowMs: number
}

/** Limit by IP that is counted in this process only. For requests too frequent for the database. */
export interface IpLimit {
  /** Counts a request. Throws 429 with the time to wait if the limit is exceeded. */
  consume(ip: string): void
  /** Counts a request. Returns false if the limit is exceeded. */
  tryConsume(ip: string): boolean
}

/** Maximum number of IPs. Those with the oldest window are evicted first. */
const IPS_MAX = 20_000

/** Creates a limit by IP. Uses a clock that can't be set back. */
export function createIpLimit({ name, points, windowMs }: IpLimitOptions): IpLimit {
  const windows = new Map<string, { count: number; endsAt: number }>()

  function forgetOld(now: number): void {
    for (const [key, { endsAt }] of windows) {
      if (endsAt > now && windows.size < IPS_MAX) return
      windows.delete(key)
    }
  }

  /** Returns the milliseconds to wait if the limit is exceeded. */
  function count(key: string): number | undefined {
    const now = performance.now()
    const window = windows.get(key)
    if (window && window.endsAt > now) {
      window.count += 1
      return window.count > points ? window.endsAt - now : undefined
    }
    // A Map keeps insertion order, so a new window moves to the end.
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
