import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, timestamp } from 'drizzle-orm/pg-core'

/** The single row that says whether visitors see the site. */
export const siteOpening = pgTable(
  'site_opening',
  {
    id: integer().primaryKey().default(1),
    isOpen: boolean().notNull(),
    changedAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [check('site_opening_single', sql`${table.id} = 1`)],
)
