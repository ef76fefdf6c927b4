import type { PriceList } from '@rapport/contract/prices'
import { bigint, boolean, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/**
 * Likes and views stand apart from the content, and no change of theirs is told to the page cache: a view must
 * not make a page be rendered anew. `subject` is `catalog` or `post`.
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

/** Who liked what: `visitor` is `user:<id>` or the random id that a browser keeps. */
export const likes = pgTable(
  'likes',
  {
    subject: subject(),
    subjectId: integer().notNull(),
    visitor: text().notNull(),
    /** Grows with every like, so that the last liked can be listed first. */
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    /** Whether it is among the favourites of its visitor; one that was taken out of them stays counted. */
    isFavorite: boolean().notNull().default(true),
    /** The lowest price (kopecks) of the item when it was liked, by the price list of its visitor; null where it had none. */
    priceFrom: integer(),
    priceList: text().$type<PriceList>().notNull().default('anonymous'),
  },
  (table) => [
    primaryKey({ columns: [table.subject, table.subjectId, table.visitor] }),
    index('likes_favorites').on(table.visitor, table.subject, table.id),
  ],
)

/** Who viewed what on which day (Moscow time): `visitor` is a keyed hash, of each thing another; old days are swept. */
export const views = pgTable(
  'views',
  { subject: subject(), subjectId: integer().notNull(), visitor: text().notNull(), day: date().notNull() },
  (table) => [
    primaryKey({ columns: [table.subject, table.subjectId, table.visitor, table.day] }),
    index('views_day').on(table.day),
  ],
)
