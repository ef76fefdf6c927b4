import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/**
 * What became of a mail. `automatic`: an auto-reply or a bounce. `unaddressed`: no valid reply address. `too-many`: the
 * order has too many messages. `too-large`: above the limit, so not read.
 */
export const MAIL_OUTCOMES = [
  'stored',
  'repeated',
  'automatic',
  'unaddressed',
  'empty',
  'too-many',
  'too-large',
  'unreadable',
] as const

/** Received mails by day and outcome. No row names an order or a sender. */
export const inboundMailCounts = pgTable(
  'inbound_mail_counts',
  {
    /** Moscow day. */
    day: date({ mode: 'string' }).notNull(),
    outcome: text({ enum: MAIL_OUTCOMES }).notNull(),
    count: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.day, table.outcome] })],
)
