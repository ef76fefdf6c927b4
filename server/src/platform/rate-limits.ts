import { messages } from '@rapport/contract/messages'
import { lt } from 'drizzle-orm'
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from './app-error.ts'
import type { Orm } from './database.ts'
import { rateLimits } from './tables.ts'

/** So many points of one key within a window that begins with its first point. */
export interface RateLimitOptions {
  /** Prefix of its keys in the table: two limits of one name count together. */
  name: string
  points: number
  windowSeconds: number
}

/** A limit that holds across processes and restarts. Keys that are personal data have to be hashed by the caller. */
export interface StoredRateLimit {
  /** Counts points; throws the 429 with its true waiting time where the key has none left. */
  consume(key: string, points?: number): Promise<void>
  /** Points counted in the present window, and milliseconds until it ends. */
  get(key: string): Promise<{ points: number; msBeforeNext: number }>
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
  return {
    async consume(key, count = 1) {
      await limiter.consume(key, count).catch((rejected: unknown) => {
        throw rejected instanceof RateLimiterRes ? tooManyRequests(rejected.msBeforeNext) : rejected
      })
    },
    async get(key) {
      const found = await limiter.get(key)
      return { points: found?.consumedPoints ?? 0, msBeforeNext: found?.msBeforeNext ?? 0 }
    },
    async delete(key) {
      await limiter.delete(key)
    },
  }
}

/** The 429 that says when to come again. */
export function tooManyRequests(msBeforeNext: number): AppError {
  const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1000))
  return new AppError(429, messages.tooManyRequestsUntil(retryAfter)).retryIn(retryAfter)
}

/** Deletes what no limit counts any more. */
export async function deleteExpiredRateLimits(orm: Orm, now: Date): Promise<void> {
  await orm.delete(rateLimits).where(lt(rateLimits.expire, now))
}
