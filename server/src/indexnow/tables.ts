import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

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
