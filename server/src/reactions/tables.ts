import type { PriceList } from '@rapport/contract/prices/prices'
import { bigint, boolean, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/**
 * Likes and views are in separate tables whose changes do not invalidate the page cache: a view must not
 * render a page again. `subject` is `catalog` or `post`.
 */
const subject = () => text({ enum: ['catalog', 'post'] }).notNull()

export const counters = pgTable(
  'counters',
  {
    subject: subject(),
    subjectId: integer().notNull(),
    likes: integer().notNull().default(0),
    views: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.subject, table.subjectId] })],
)

/** Likes: `visitor` is `user:<id>` or the browser's random id. */
export const likes = pgTable(
  'likes',
  {
    subject: subject(),
    subjectId: integer().notNull(),
    visitor: text().notNull(),
    /** Raised by every like, for sorting by the latest like. */
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    /** Whether it is among the visitor's favourites; a removed one stays counted. */
    isFavorite: boolean().notNull().default(true),
    /** Lowest price of the item in kopecks when it was liked, by the visitor's price list; null if it had none. */
    priceFrom: integer(),
    priceList: text().$type<PriceList>().notNull().default('anonymous'),
  },
  (table) => [
    primaryKey({ columns: [table.subject, table.subjectId, table.visitor] }),
    index('likes_favorites').on(table.visitor, table.subject, table.id),
  ],
)

/** Views by day (Moscow time): `visitor` is a keyed hash, different for each entry; past days are deleted. */
export const views = pgTable(
  'views',
  { subject: subject(), subjectId: integer().notNull(), visitor: text().notNull(), day: date().notNull() },
  (table) => [
    primaryKey({ columns: [table.subject, table.subjectId, table.visitor, table.day] }),
    index('views_day').on(table.day),
  ],
)
