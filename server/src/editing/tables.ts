import { CONTENT_KINDS, type ContentKindName, type Snapshots } from '@rapport/contract/editing/content-kinds'
import { VERSION_REASONS } from '@rapport/contract/editing/entries'
import { EMPTY_SEO } from '@rapport/contract/editing/seo-snapshot'
import { isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { markdownFromHtml } from '../platform/html/markdown-from-html.ts'
import { staff } from '../staff/tables.ts'

type Snapshot = Snapshots[ContentKindName]

/**
 * A snapshot. One from before texts were Markdown has its body as HTML under another name, and is read as Markdown; of one from
 * before there were more words for search engines, these are read as not written.
 */
export const snapshotColumn = customType<{ data: Snapshot; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (snapshot) => JSON.stringify(snapshot),
  fromDriver(value) {
    const { bodyHtml, ...fields } = typeof value === 'string' ? JSON.parse(value) : Object(value)
    if (typeof bodyHtml === 'string') fields.body = markdownFromHtml(bodyHtml)
    if ('seo' in fields) fields.seo = { ...EMPTY_SEO, ...fields.seo }
    return fields
  },
})

const moment = () => timestamp({ withTimezone: true, mode: 'date' })
const staffId = () => integer().references(() => staff.id)

const CAPITALS = 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯё'
const SMALL_LETTERS = 'абвгдеежзийклмнопрстуфхцчшщъыьэюяе'
/** The words of a title, by which it is found. A database of the locale C knows no small letters but Latin ones. */
export const titleWords = (title: AnyPgColumn): SQL =>
  sql`to_tsvector('simple', translate(${title}, ${sql.raw(`'${CAPITALS}'`)}, ${sql.raw(`'${SMALL_LETTERS}'`)}))`

/** A thing that staff edit, on the site or not. What is on the site stands in the public tables of its kind alone. */
export const contentEntries = pgTable(
  'content_entries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: CONTENT_KINDS }).notNull(),
    /** Key of its public row, kept once it was taken down; null until it is published first. */
    subjectId: text(),
    title: text().notNull(),
    /** Of a thing that stands below another: the key of that one, as the draft says it, and its place there. */
    parent: integer(),
    position: doublePrecision(),
    /** When it was thrown away; null where it was not. */
    trashedAt: moment(),
    /** Of what was thrown away: whether it was on the site until then. */
    wasOnSite: boolean().notNull().default(false),
    /** Raised by every write. */
    version: integer().notNull(),
    /** The version that is on the site; null where it is not. */
    publishedVersion: integer(),
    updatedAt: moment().notNull(),
    /** Null where the seed wrote it. */
    updatedBy: staffId(),
  },
  (table) => [
    uniqueIndex('content_entries_subject').on(table.kind, table.subjectId),
    index('content_entries_children').on(table.kind, table.parent, table.position, table.id),
    index('content_entries_trashed').on(table.trashedAt).where(isNotNull(table.trashedAt)),
    index('content_entries_updated').on(table.kind, table.updatedAt, table.id),
    index('content_entries_title').using('gin', titleWords(table.title)),
  ],
)

/** What was thrown away is in no list but its own. */
export const isInUse: SQL = isNull(contentEntries.trashedAt)

const entryId = () =>
  integer()
    .notNull()
    .references(() => contentEntries.id, { onDelete: 'cascade' })
const snapshot = () => snapshotColumn().notNull()

/** What is not published yet, one draft a thing at most. */
export const contentDrafts = pgTable('content_drafts', {
  entryId: entryId().primaryKey(),
  snapshot: snapshot(),
})

/** What a thing was after a write. */
export const contentVersions = pgTable(
  'content_versions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    entryId: entryId(),
    number: integer().notNull(),
    reason: text({ enum: VERSION_REASONS }).notNull(),
    /** Whether it was on the site: these are all kept. */
    isPublished: boolean().notNull(),
    snapshot: snapshot(),
    createdAt: moment().notNull(),
    createdBy: staffId(),
  },
  (table) => [uniqueIndex('content_versions_number').on(table.entryId, table.number)],
)

/** Which pages the texts on the site link to by their keys, `post/17`: what moves is followed. */
export const contentLinks = pgTable(
  'content_links',
  { entryId: entryId(), page: text().notNull() },
  (table) => [
    primaryKey({ columns: [table.entryId, table.page] }),
    index('content_links_page').on(table.page),
  ],
)

/** What is to be published or taken down, and what could not be. */
export const contentSchedules = pgTable(
  'content_schedules',
  {
    entryId: entryId().primaryKey(),
    publishAt: moment(),
    takeDownAt: moment(),
    scheduledBy: integer()
      .notNull()
      .references(() => staff.id),
    failedAt: moment(),
    /** Why it could not be done; null until it was tried. */
    failure: text(),
  },
  (table) => [
    index('content_schedules_publish').on(table.publishAt).where(isNotNull(table.publishAt)),
    index('content_schedules_take_down').on(table.takeDownAt).where(isNotNull(table.takeDownAt)),
  ],
)

/** Tabs that have a thing open; each says so again and again, and is forgotten once it no longer does. */
export const contentViewers = pgTable(
  'content_viewers',
  {
    staffId: integer()
      .notNull()
      .references(() => staff.id),
    tab: uuid().notNull(),
    entryId: entryId(),
    seenAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.staffId, table.tab] }),
    index('content_viewers_entry').on(table.entryId),
    index('content_viewers_seen').on(table.seenAt),
  ],
)
