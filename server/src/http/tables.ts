import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Pages that search engines were told of, each in the version they were told of it in. */
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

/** Addresses without a page that were asked for: how often on which day. No content: no page changes with it. */
export const missingPages = pgTable(
  'missing_pages',
  {
    day: text().notNull(),
    path: text().notNull(),
    hits: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.path] })],
)
