import { index, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'

export const mediaStates = ['pending', 'ready', 'failed'] as const

/** A picture the site shows. `file` names its bytes, its size and its colour; see contract/media.ts. */
export const media = pgTable(
  'media',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    file: text().notNull().unique(),
    /** The name the content or the editor gave it. */
    name: text().notNull(),
    mediaType: text().notNull(),
    bytes: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Dominant colour, `b5232a`. */
    color: text().notNull(),
    /** A tiny WebP as a data address, for while the picture loads; none for drawings. */
    preview: text(),
    alt: text().notNull().default(''),
    /** What must stay seen when the picture is cut, in hundredths of its width and height. */
    focusX: smallint().notNull().default(50),
    focusY: smallint().notNull().default(50),
    /** Widths it has been made in, as AVIF at least; none for drawings, which need no other sizes. */
    widths: jsonb().$type<number[]>().notNull().default([]),
    state: text({ enum: mediaStates }).notNull().default('pending'),
    createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [index('media_pending').on(table.state)],
)
