import { messages } from '@rapport/contract/messages'
import { AppError } from '../platform/app-error.ts'
import type { RateLimit } from '../platform/rate-limit.ts'

/** Mail addresses counted at once; those counted longest ago are forgotten first. */
const EMAILS_MAX = 20_000

/** Counts what is tried with one mail address, whoever tries, known to us or not. */
export interface EmailLimit {
  /** Counts a try; throws the 429 above the limit. */
  take(email: string): void
  /** Starts anew, once somebody has proved to be rightful. */
  forget(email: string): void
}

export function limitByEmail({ max, windowMs }: RateLimit, now: () => Date): EmailLimit {
  const counts = new Map<string, { count: number; until: number }>()
  return {
    take(email) {
      const key = email.toLowerCase()
      const time = now().getTime()
      let entry = counts.get(key)
      if (!entry || entry.until <= time) {
        entry = { count: 0, until: time + windowMs }
        counts.delete(key)
        counts.set(key, entry)
        const [oldest] = counts.keys()
        if (counts.size > EMAILS_MAX && oldest !== undefined) counts.delete(oldest)
      }
      if (entry.count >= max) throw new AppError(429, messages.tooManyRequests)
      entry.count += 1
    },
    forget: (email) => void counts.delete(email.toLowerCase()),
  }
}
