import { sql } from 'drizzle-orm'
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** What the editors wrote of a page in place of what follows from its content. */
export const seoRecords = pgTable(
  'seo_records',
  {
    groupName: text({ enum: ['page', 'catalog', 'post', 'city'] }).notNull(),
    /** Address of a page; id of an item, a post, a city. */
    entityId: text().notNull(),
    /** Both in one: what the row is known by where pictures are looked for. */
    page: text().generatedAlwaysAs(sql`group_name || ' ' || entity_id`),
    title: text(),
    description: text(),
    keywords: text(),
    ogTitle: text(),
    ogDescription: text(),
    ogImage: text(),
    canonical: text(),
    robots: text(),
  },
  (table) => [primaryKey({ columns: [table.groupName, table.entityId] })],
)

/** Addresses that have moved; both are paths of this site with their slashes. */
export const redirects = pgTable('redirects', {
  oldPath: text().primaryKey(),
  newPath: text().notNull(),
  status: integer().notNull().default(301),
  /** Raised by every write. */
  version: integer().notNull().default(1),
})
