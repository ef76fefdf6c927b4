import { messages } from '@rapport/contract/messages'
import { lt } from 'drizzle-orm'
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import type { Orm } from '../database/database.ts'
import { rateLimits } from '../database/tables.ts'
import { ApiError } from '../http/api-error.ts'

/** So many points of one key within a window that begins with its first point. */
export interface RateLimitOptions {
  /** Prefix of its keys in the table: two limits of one name count together. */
  name: string
  points: number
  windowSeconds: number
}

/** Points counted in the present window, and milliseconds until it ends: both 0 where there is none. */
interface RateLimitState {
  points: number
  msBeforeNext: number
}

/** How far the clocks of several processes may be apart. */
const CLOCK_DIFFERENCE_MS = 60_000

/** A limit that holds across processes and restarts. Keys that are personal data have to be hashed by the caller. */
export interface StoredRateLimit {
  /** Counts points; throws the 429 with its true waiting time where the key has none left. */
  consume(key: string, points?: number): Promise<void>
  get(key: string): Promise<RateLimitState>
  /** Counts points however many there are; returns what get does. */
  count(key: string, points?: number): Promise<RateLimitState>
  /** Opens a window of the key now, with nothing counted in it. */
  open(key: string): Promise<void>
  /** Starts the key anew. */
  delete(key: string): Promise<void>
}

/** Creates a limit that is counted in the database. */
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
  // Ends later than any window can: the clock was set back since, and nobody may be shut out by as much.
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
 * Creates a limit of several windows, the shortest first, so that the wait grows with what is counted: the 429 says
 * when the window ends that has no points left.
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

/** The 429 that says when to come again; `limit` names what was hit, for the log. */
export function tooManyRequests(msBeforeNext: number, limit: string): ApiError {
  const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1000))
  const error = new ApiError(429, messages.tooManyRequestsUntil(retryAfter)).retryIn(retryAfter)
  error.limit = limit
  return error
}

/** Deletes what no limit counts any more. */
export async function deleteExpiredRateLimits(orm: Orm, now: Date): Promise<void> {
  await orm.delete(rateLimits).where(lt(rateLimits.expire, now))
}
