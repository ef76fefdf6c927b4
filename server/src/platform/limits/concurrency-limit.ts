import { messages } from '@rapport/contract/messages'
import pLimit from 'p-limit'
import { ApiError } from '../http/api-error.ts'
import { throwDelayed } from './delayed-error.ts'

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
