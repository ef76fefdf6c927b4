import { messages } from '@rapport/contract/errors/messages'
import { lt } from 'drizzle-orm'
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import type { Orm } from '../database/database.ts'
import { rateLimits } from '../database/tables.ts'
import { ApiError } from '../http/api-error.ts'

/** Number of points of one key within a window that begins with the first point. */
export interface RateLimitOptions {
  /** Prefix of its keys in the table. Limits with the same name count together. */
  name: string
  points: number
  windowSeconds: number
}

/** Points counted in the current window, and milliseconds until it ends. Both are 0 without a window. */
interface RateLimitState {
  points: number
  msBeforeNext: number
}

/** Largest clock difference between processes. */
const CLOCK_DIFFERENCE_MS = 60_000

/** Limit across processes and restarts. The caller has to hash keys that are personal data. */
export interface StoredRateLimit {
  /** Counts points. Throws 429 with the time to wait if the limit is exceeded. */
  consume(key: string, points?: number): Promise<void>
  get(key: string): Promise<RateLimitState>
  /** Counts points, even above the limit. Returns the new state. */
  count(key: string, points?: number): Promise<RateLimitState>
  /** Opens a window of the key now, with zero points. */
  open(key: string): Promise<void>
  /** Resets the key. */
  delete(key: string): Promise<void>
}

export function createStoredRateLimit(
  orm: Orm,
  { name, points, windowSeconds }: RateLimitOptions,
): StoredRateLimit {
  const limiter = new RateLimiterDrizzle({
    storeClient: orm,
    schema: rateLimits,
    keyPrefix: name,
    points,
    duration: windowSeconds,
    // One sweep for all limits: see deleteExpiredRateLimits.
    clearExpiredByTimeout: false,
  })
  // Ends later than any window can: the clock was set back since. That must not prolong a block.
  const isFromLater = ({ msBeforeNext }: RateLimiterRes) =>
    msBeforeNext > windowSeconds * 1000 + CLOCK_DIFFERENCE_MS
  const get = async (key: string) => {
    const found = await limiter.get(key)
    return found && !isFromLater(found) ? found : undefined
  }
  return {
    async consume(key, count = 1) {
      try {
        await limiter.consume(key, count)
      } catch (rejected) {
        if (!(rejected instanceof RateLimiterRes)) throw rejected
        if (!isFromLater(rejected)) throw tooManyRequests(rejected.msBeforeNext, name)
        await limiter.set(key, count, windowSeconds)
      }
    },
    async get(key) {
      const { consumedPoints = 0, msBeforeNext = 0 } = (await get(key)) ?? {}
      return { points: consumedPoints, msBeforeNext }
    },
    async count(key, count = 1) {
      const counted = await limiter.penalty(key, count)
      if (!isFromLater(counted)) return { points: counted.consumedPoints, msBeforeNext: counted.msBeforeNext }
      await limiter.set(key, count, windowSeconds)
      return { points: count, msBeforeNext: windowSeconds * 1000 }
    },
    async open(key) {
      await limiter.set(key, 0, windowSeconds)
    },
    async delete(key) {
      await limiter.delete(key)
    },
  }
}

/**
 * Creates a limit of several windows, the shortest first, so that the wait grows with the count. The 429
 * names the end of the window that is exceeded.
 */
export function createTieredRateLimit(
  orm: Orm,
  name: string,
  windows: readonly Omit<RateLimitOptions, 'name'>[],
): Pick<StoredRateLimit, 'consume' | 'delete'> {
  const tiers = windows.map((window) =>
    createStoredRateLimit(orm, { ...window, name: `${name}-${window.windowSeconds}` }),
  )
  return {
    async consume(key, points) {
      for (const tier of tiers) await tier.consume(key, points)
    },
    async delete(key) {
      for (const tier of tiers) await tier.delete(key)
    },
  }
}

/** Returns a 429 with Retry-After. `limit` names the exceeded limit for the log. */
export function tooManyRequests(msBeforeNext: number, limit: string): ApiError {
  const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1000))
  const error = new ApiError(429, messages.tooManyRequestsUntil(retryAfter)).retryIn(retryAfter)
  error.limit = limit
  return error
}

/** Deletes the rows of expired windows. */
export async function deleteExpiredRateLimits(orm: Orm, now: Date): Promise<void> {
  await orm.delete(rateLimits).where(lt(rateLimits.expire, now))
}
