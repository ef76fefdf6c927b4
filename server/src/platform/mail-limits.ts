import { createHmac } from 'node:crypto'
import { AppError } from './app-error.ts'
import type { Orm } from './database.ts'
import { createStoredRateLimit, type StoredRateLimit } from './rate-limits.ts'
import { recipientKey } from './recipient-key.ts'

const HOUR_S = 3600
const DAY_S = 24 * HOUR_S

/** What is mailed to whoever's address was typed, with mails of each kind to one mailbox per hour and per day. */
const RECIPIENT_LIMITS = {
  confirmation: { hour: 3, day: 10 },
  code: { hour: 5, day: 10 },
} as const
export type CustomerMailKind = keyof typeof RECIPIENT_LIMITS

/** How often one mailbox is written to, counted in the database by its keyed hash. */
export interface RecipientLimits {
  /** Counts a mail; returns false, and counts nothing, where the mailbox has had its share. */
  take(kind: CustomerMailKind, email: string): Promise<boolean>
}

/** Creates the limits by recipient; `secret` keys the hashes that mailboxes are known by. */
export function createRecipientLimits(orm: Orm, secret: Buffer): RecipientLimits {
  const windowsOf = (kind: CustomerMailKind): { limit: StoredRateLimit; points: number }[] => {
    const { hour, day } = RECIPIENT_LIMITS[kind]
    return [
      { points: hour, name: `${kind}-mail-hour`, windowSeconds: HOUR_S },
      { points: day, name: `${kind}-mail-day`, windowSeconds: DAY_S },
    ].map((options) => ({ limit: createStoredRateLimit(orm, options), points: options.points }))
  }
  const windows = { confirmation: windowsOf('confirmation'), code: windowsOf('code') }
  return {
    async take(kind, email) {
      const key = createHmac('sha256', secret).update(recipientKey(email)).digest('base64url')
      for (const { limit, points } of windows[kind]) if ((await limit.get(key)).points >= points) return false
      try {
        // Whoever comes at the same moment is told apart here: counting is one statement.
        for (const { limit } of windows[kind]) await limit.consume(key)
        return true
      } catch (error) {
        if (error instanceof AppError) return false
        throw error
      }
    },
  }
}
