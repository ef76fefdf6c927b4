import { sql } from 'drizzle-orm'
import { orderNotifications } from '../tables.ts'

/** Codes of mails that were withheld on purpose; these are no failures. */
const WITHHELD_CODES = `('RECIPIENT_LIMIT', 'MAIL_LIMIT_REACHED')`

/** Matches notifications that failed for good or at their last attempt. */
export const isUndelivered = sql`${orderNotifications.state} <> 'sent' and ${orderNotifications.lastError} is not null
  and ${orderNotifications.lastError} not in ${sql.raw(WITHHELD_CODES)}`
