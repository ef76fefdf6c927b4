import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Requests for missing pages by path and day. Not a content table: no page depends on it. */
export const missingPages = pgTable(
  'missing_pages',
  { day: text().notNull(), path: text().notNull(), hits: integer().notNull() },
  (table) => [primaryKey({ columns: [table.day, table.path] })],
)
