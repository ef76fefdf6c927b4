import { sql } from 'drizzle-orm'
import { orderNotifications } from '../tables.ts'

/** Codes of what was held back on purpose: that is no failure. */
const HELD_BACK = `('RECIPIENT_LIMIT', 'MAIL_LIMIT_REACHED')`

/** Matches notifications that did not leave: given up, or refused at the last attempt and to be tried again. */
export const isUndelivered = sql`${orderNotifications.state} <> 'sent' and ${orderNotifications.lastError} is not null
  and ${orderNotifications.lastError} not in ${sql.raw(HELD_BACK)}`
