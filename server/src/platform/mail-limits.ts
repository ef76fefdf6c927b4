import { createHmac } from 'node:crypto'
import { AppError } from './app-error.ts'
import type { Orm } from './database.ts'
import { createTieredRateLimit } from './rate-limits.ts'
import { recipientKey } from './recipient-key.ts'

const HOUR_S = 3600
const WINDOWS = [
  { points: 3, windowSeconds: HOUR_S },
  { points: 10, windowSeconds: 24 * HOUR_S },
]

/** How often one mailbox is sent what anybody can have sent there, counted in the database by its keyed hash. */
export interface RecipientLimits {
  /** Counts a confirmation; returns false where the mailbox has had its share. */
  take(email: string): Promise<boolean>
}

/** Creates the limits by recipient; `secret` keys the hashes that mailboxes are known by. */
export function createRecipientLimits(orm: Orm, secret: Buffer): RecipientLimits {
  const limit = createTieredRateLimit(orm, 'confirmations', WINDOWS)
  return {
    async take(email) {
      try {
        await limit.consume(createHmac('sha256', secret).update(recipientKey(email)).digest('base64url'))
        return true
      } catch (error) {
        if (error instanceof AppError) return false
        throw error
      }
    },
  }
}
