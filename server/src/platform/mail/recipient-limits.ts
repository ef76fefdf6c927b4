import { createHmac } from 'node:crypto'
import type { Orm } from '../database/database.ts'
import { ApiError } from '../http/api-error.ts'
import { createTieredRateLimit } from '../limits/stored-rate-limit.ts'
import { recipientKey } from './recipient-key.ts'

/** Limits the emails to one mailbox that any visitor can trigger. The database counts them by keyed hash. */
export interface RecipientLimits {
  /** Counts a confirmation. Returns false if the limit is exceeded. */
  tryConsume(email: string): Promise<boolean>
}

/** Creates the limits by recipient. `secret` keys the hashes of mailboxes. */
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
