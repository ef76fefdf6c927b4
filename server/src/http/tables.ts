import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Pages announced to search engines, each with its announced version. */
export const announcedPages = pgTable(
  'announced_pages',
  {
    /** Scheme and host. */
    origin: text().notNull(),
    path: text().notNull(),
    version: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.origin, table.path] })],
)

/** Requests for missing pages by path and day. Not a content table: no page depends on it. */
export const missingPages = pgTable(
  'missing_pages',
  { day: text().notNull(), path: text().notNull(), hits: integer().notNull() },
  (table) => [primaryKey({ columns: [table.day, table.path] })],
)
