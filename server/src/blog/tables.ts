import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { pictureId } from '../media/picture-columns.ts'
import { richText } from '../platform/html/rich-text.ts'

/** A blog post, published from `publicationAt` on. */
export const posts = pgTable(
  'posts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    shortText: text().notNull(),
    body: richText().notNull(),
    /** Source of `body`. */
    bodyMarkdown: text().notNull(),
    image: pictureId().notNull(),
    publicationAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    index('posts_publication').on(table.publicationAt, table.id),
    index('posts_image').on(table.image),
  ],
)

export const postTags = pgTable(
  'post_tags',
  {
    postId: integer()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    tag: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.tag] }), index('post_tags_tag').on(table.tag)],
)

/**
 * Number of posts by tag, and of all posts under an empty tag, unpublished ones included. Maintained by
 * triggers, so that no list has to count all posts.
 */
export const postCounts = pgTable('post_counts', { tag: text().primaryKey(), posts: integer().notNull() })
