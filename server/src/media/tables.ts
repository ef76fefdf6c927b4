import { MEDIA_STATES } from '@rapport/staff-contract/media/media-library'
import { MEDIA_SMALL_WIDTH } from '@rapport/staff-contract/media/media-limits'
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

/** A picture of the site. `file` contains a hash of its bytes, so that its path can be cached forever. */
export const media = pgTable(
  'media',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    file: text().notNull().unique(),
    /** Its original name. */
    name: text().notNull(),
    mediaType: text().notNull(),
    bytes: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Dominant colour, `#b5232a`. */
    color: text().notNull(),
    /** Colours of a 3 × 3 grid, three hexadecimal digits each; empty for a drawing. */
    placeholder: text().notNull().default(''),
    /** Whether all its AVIF widths are stored already, the largest as the picture itself. */
    prerendered: boolean().notNull().default(false),
    alt: text().notNull().default(''),
    /** Point that stays visible when the picture is cropped, in percent of width and height. */
    focusX: smallint().notNull().default(50),
    focusY: smallint().notNull().default(50),
    /** Widths of its AVIF variants, ascending; empty for drawings, which scale. */
    widths: jsonb().$type<number[]>().notNull().default([]),
    state: text({ enum: MEDIA_STATES }).notNull().default('pending'),
    /** Raised by every write of staff. */
    version: integer().notNull().default(1),
    /** Time it was moved to the trash; its files stay until the trash is emptied. */
    trashedAt: timestamp({ withTimezone: true, mode: 'date' }),
    /** Search vector of its name and alt text; stored, because a list scans many pictures. */
    words: tsvector().generatedAlwaysAs((): SQL => wordsVector(sql`(name || ' ' || alt)`)),
    createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [
    index('media_pending').on(table.state),
    index('media_hash').on(fileHash(table.file)),
    // Without fastupdate, so that no pending list has to be merged.
    index('media_words').using('gin', table.words).with({ fastupdate: false }),
    index('media_no_alt').on(table.id).where(sql`alt = ''`),
    index('media_small').on(table.id).where(isSmall(table)),
    index('media_trashed').on(table.trashedAt).where(isNotNull(table.trashedAt)),
  ],
)

type Column = SQL | AnyPgColumn

/**
 * Returns whether a picture is narrower than MEDIA_SMALL_WIDTH, drawings excluded. The index has no
 * parameters, so this condition has none.
 */
export function isSmall({ width, mediaType }: { width: Column; mediaType: Column }): SQL {
  return sql`(${width} < ${sql.raw(String(MEDIA_SMALL_WIDTH))} and ${mediaType} <> 'image/svg+xml')`
}

/** Returns the hash in a file's name: equal for files of the same content. */
export function fileHash(file: Column): SQL {
  return sql`right(split_part(${file}, '.', 1), 10)`
}

/** A picture before its row is inserted. */
export type MediaRow = Omit<typeof media.$inferSelect, 'id' | 'version' | 'trashedAt' | 'words' | 'createdAt'>

const mediaId = () =>
  integer()
    .notNull()
    .references(() => media.id, { onDelete: 'cascade' })

/** Folders of pictures. */
export const mediaTags = pgTable(
  'media_tags',
  { mediaId: mediaId(), tag: text().notNull(), position: integer().notNull() },
  (table) => [
    primaryKey({ columns: [table.mediaId, table.tag] }),
    index('media_tags_tag').on(table.tag, table.mediaId),
  ],
)

/** Former files of replaced pictures: drafts and versions still name them. */
export const mediaFormerFiles = pgTable(
  'media_former_files',
  { file: text().primaryKey(), mediaId: mediaId(), widths: jsonb().$type<number[]>().notNull() },
  (table) => [index('media_former_files_media').on(table.mediaId)],
)

/**
 * Fields of drafts and versions that name each picture or document. Maintained by triggers; see migrations/.
 * Public rows are not listed: each is written from the published version of its entry.
 */
export const mediaUsages = pgTable(
  'media_usages',
  {
    tableName: text().notNull(),
    /** Key of the draft or version. */
    rowKey: integer().notNull(),
    /** Field of its snapshot. */
    field: text().notNull(),
    /** Name of the file without extension, shared by its other widths and formats. */
    stem: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tableName, table.rowKey, table.field, table.stem] }),
    index('media_usages_stem').on(table.stem),
  ],
)
