import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

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
  },
  (table) => [
    primaryKey({ columns: [table.subject, table.subjectId, table.visitor] }),
    index('likes_visitor').on(table.visitor),
  ],
)

/** Who viewed what on which day (Moscow time): `visitor` is a keyed hash, of each thing another; old days are swept. */
export const views = pgTable(
  'views',
  {
    subject: subject(),
    subjectId: integer().notNull(),
    visitor: text().notNull(),
    day: date().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subject, table.subjectId, table.visitor, table.day] }),
    index('views_day').on(table.day),
  ],
)
