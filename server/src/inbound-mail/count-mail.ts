import { moscowDay } from '@rapport/contract/hours/moscow-day'
import { sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { inboundMailCounts, type MAIL_OUTCOMES } from './tables.ts'

export type MailOutcome = (typeof MAIL_OUTCOMES)[number]

/** Counts a mail by its outcome and the Moscow day. */
export async function countMail(orm: Orm, outcome: MailOutcome, now: Date): Promise<void> {
  await orm
    .insert(inboundMailCounts)
    .values({ day: moscowDay(now), outcome })
    .onConflictDoUpdate({
      target: [inboundMailCounts.day, inboundMailCounts.outcome],
      set: { count: sql`${inboundMailCounts.count} + 1` },
    })
}
