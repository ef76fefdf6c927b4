import { boolean, index, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'

const mediaStates = ['pending', 'ready', 'failed'] as const

/** A picture the site shows. The name of `file` holds a hash of its bytes, so that its path can be cached for ever. */
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
    /** Dominant colour, `#b5232a`. */
    color: text().notNull(),
    /** Colours of three rows of three fields, three hexadecimal digits each; empty of a drawing. */
    placeholder: text().notNull().default(''),
    /** Rendered ahead: all its AVIF widths are stored, the largest as the picture itself. */
    prerendered: boolean().notNull().default(false),
    alt: text().notNull().default(''),
    /** What must stay seen when the picture is cut, in hundredths of its width and height. */
    focusX: smallint().notNull().default(50),
    focusY: smallint().notNull().default(50),
    /** Widths it can be asked for as AVIF, ascending; none for drawings, which need no other sizes. */
    widths: jsonb().$type<number[]>().notNull().default([]),
    state: text({ enum: mediaStates }).notNull().default('pending'),
    createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [index('media_pending').on(table.state)],
)

/** A picture that is about to be written down. */
export type MediaRow = Omit<typeof media.$inferSelect, 'id' | 'createdAt'>
