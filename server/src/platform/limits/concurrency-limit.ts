import { setTimeout as pause } from 'node:timers/promises'
import { messages } from '@rapport/contract/errors/messages'
import pLimit from 'p-limit'
import { ApiError } from '../http/api-error.ts'

const HOLD_MS = 1000
/**
 * Above this number rejections are sent at once. A delayed rejection holds a connection and a little memory.
 */
const DELAYED_MAX = 2000

let delayed = 0

/**
 * Throws a rejection after a delay. It slows down clients that send their next request after the last
 * response, and costs next to nothing.
 */
async function throwDelayed(refusal: ApiError): Promise<never> {
  if (delayed >= DELAYED_MAX) throw refusal
  delayed += 1
  try {
    await pause(HOLD_MS)
  } finally {
    delayed -= 1
  }
  throw refusal
}

/** Retry-After of a rejected request in seconds. */
const RETRY_AFTER = 2

/** Limits how much work of one class runs at once. */
export interface ConcurrencyLimit {
  /** Runs the work, at once or when its turn comes. Throws 503 if too much work is waiting. */
  run<T>(work: () => Promise<T>): Promise<T>
}

/** Maximum number of running and of waiting pieces of work. */
export interface ConcurrencyLimitOptions {
  running: number
  waiting: number
}

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
