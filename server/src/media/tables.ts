import { MEDIA_SMALL_WIDTH } from '@rapport/contract/limits'
import { MEDIA_STATES } from '@rapport/contract/media/media-library'
import { isNotNull, type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { tsvector, wordsVector } from '../platform/database/words-vector.ts'

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
    state: text({ enum: MEDIA_STATES }).notNull().default('pending'),
    /** Raised by every write of staff. */
    version: integer().notNull().default(1),
    /** When it was thrown away; its files stay until the trash is emptied. */
    trashedAt: timestamp({ withTimezone: true, mode: 'date' }),
    /** Of its name and its alt text, by which it is found: kept, since a list looks at those of many pictures. */
    words: tsvector().generatedAlwaysAs((): SQL => wordsVector(sql`(name || ' ' || alt)`)),
    createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [
    index('media_pending').on(table.state),
    index('media_hash').on(fileHash(table.file)),
    // Kept with every write: the embedded database has nothing that would do it later.
    index('media_words').using('gin', table.words).with({ fastupdate: false }),
    index('media_no_alt').on(table.id).where(sql`alt = ''`),
    index('media_small').on(table.id).where(isSmall(table)),
    index('media_trashed').on(table.trashedAt).where(isNotNull(table.trashedAt)),
  ],
)

type Column = SQL | AnyPgColumn

/** Whether a picture is narrower than the site may show it, drawings aside; the index has no parameters, and so this has none. */
export function isSmall({ width, mediaType }: { width: Column; mediaType: Column }): SQL {
  return sql`(${width} < ${sql.raw(String(MEDIA_SMALL_WIDTH))} and ${mediaType} <> 'image/svg+xml')`
}

/** The part of a file's name that comes of its bytes: the same of two files of the same content. */
export function fileHash(file: Column): SQL {
  return sql`right(split_part(${file}, '.', 1), 10)`
}

/** A picture that is about to be written down. */
export type MediaRow = Omit<typeof media.$inferSelect, 'id' | 'version' | 'trashedAt' | 'words' | 'createdAt'>

const mediaId = () =>
  integer()
    .notNull()
    .references(() => media.id, { onDelete: 'cascade' })

/** Folders a picture is in. */
export const mediaTags = pgTable(
  'media_tags',
  { mediaId: mediaId(), tag: text().notNull(), position: integer().notNull() },
  (table) => [
    primaryKey({ columns: [table.mediaId, table.tag] }),
    index('media_tags_tag').on(table.tag, table.mediaId),
  ],
)

/** Files a picture was before it was replaced: drafts and versions call it by them still. */
export const mediaFormerFiles = pgTable(
  'media_former_files',
  { file: text().primaryKey(), mediaId: mediaId(), widths: jsonb().$type<number[]>().notNull() },
  (table) => [index('media_former_files_media').on(table.mediaId)],
)

/**
 * Which field of which row names which picture. Kept by triggers on all that may name one, whoever writes it: see
 * migrations/.
 */
export const mediaUsages = pgTable(
  'media_usages',
  {
    tableName: text().notNull(),
    rowKey: text().notNull(),
    /** A column; a field of the snapshot, where the row is one. */
    field: text().notNull(),
    /** The name of the file without what it ends with, which is the same of its other widths and formats. */
    stem: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tableName, table.rowKey, table.field, table.stem] }),
    index('media_usages_stem').on(table.stem),
  ],
)
