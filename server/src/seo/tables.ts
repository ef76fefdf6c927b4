import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { pictureId } from '../media/picture-columns.ts'

/** SEO of a page written by editors, instead of the defaults from its content. */
export const seoRecords = pgTable(
  'seo_records',
  {
    groupName: text({ enum: ['page', 'catalog', 'post', 'city'] }).notNull(),
    /** Path of a page; id of an item, a post, a city. */
    entityId: text().notNull(),
    title: text(),
    description: text(),
    keywords: text(),
    ogTitle: text(),
    ogDescription: text(),
    ogImage: pictureId(),
    canonical: text(),
    robots: text(),
  },
  (table) => [primaryKey({ columns: [table.groupName, table.entityId] })],
)

/**
 * Redirects. Both paths belong to this site and have their slashes. An old path may have a query: its parameters are
 * sorted, and no tracking parameter is among them.
 */
export const redirects = pgTable('redirects', {
  oldPath: text().primaryKey(),
  newPath: text().notNull(),
  status: integer().notNull().default(301),
  /** Raised by every write. */
  version: integer().notNull().default(1),
})
