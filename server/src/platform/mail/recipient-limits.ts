import { createHmac } from 'node:crypto'
import type { Orm } from '../database/database.ts'
import { ApiError } from '../http/api-error.ts'
import { createTieredRateLimit } from '../limits/stored-rate-limit.ts'
import { recipientKey } from './recipient-key.ts'

/** How often one mailbox is sent what anybody can have sent there, counted in the database by its keyed hash. */
export interface RecipientLimits {
  /** Counts a confirmation; returns false where the mailbox has had its share. */
  tryConsume(email: string): Promise<boolean>
}

/** Creates the limits by recipient; `secret` keys the hashes that mailboxes are known by. */
export function createRecipientLimits(
  orm: Orm,
  secret: Buffer,
  windows: Parameters<typeof createTieredRateLimit>[2],
): RecipientLimits {
  const limit = createTieredRateLimit(orm, 'confirmations', windows)
  return {
    async tryConsume(email) {
      try {
        await limit.consume(createHmac('sha256', secret).update(recipientKey(email)).digest('base64url'))
        return true
      } catch (error) {
        if (error instanceof ApiError) return false
        throw error
      }
    },
  }
}
