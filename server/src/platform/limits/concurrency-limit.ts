import { setTimeout as pause } from 'node:timers/promises'
import { messages } from '@rapport/contract/messages'
import pLimit from 'p-limit'
import { ApiError } from '../http/api-error.ts'

const HOLD_MS = 1000
/** Above it refusals leave at once: each that is held is a connection and a little memory. */
const HELD_MAX = 2000

let held = 0

/**
 * Throws a refusal after a while. Whoever sends the next request when the last is answered is slowed down by it,
 * and refusing costs next to nothing, however many connections they have.
 */
async function throwDelayed(refusal: ApiError): Promise<never> {
  if (held >= HELD_MAX) throw refusal
  held += 1
  try {
    await pause(HOLD_MS)
  } finally {
    held -= 1
  }
  throw refusal
}

/** Seconds after which whoever was refused may come again. */
const RETRY_AFTER = 2

/** Bounds how much work of one class is under way at once. */
export interface ConcurrencyLimit {
  /** Runs the work, at once or when its turn comes; throws the 503 where too much of it is waiting already. */
  run<T>(work: () => Promise<T>): Promise<T>
}

/** So much work under way at once, and so much waiting for its turn. */
export interface ConcurrencyLimitOptions {
  running: number
  waiting: number
}

/** Creates a bound of so many running and so many waiting. */
export function createConcurrencyLimit({ running, waiting }: ConcurrencyLimitOptions): ConcurrencyLimit {
  const limit = pLimit(running)
  return {
    async run(work) {
      if (limit.activeCount + limit.pendingCount >= running + waiting)
        return throwDelayed(new ApiError(503, messages.unavailable).retryIn(RETRY_AFTER))
      return limit(work)
    },
  }
}
