import {
  CONTENT_KINDS,
  type ContentKindName,
  type Snapshots,
} from '@rapport/staff-contract/entries/content-kinds'
import { ENTRY_STATES, VERSION_REASONS } from '@rapport/staff-contract/entries/entries'
import { GROUP_FACET } from '@rapport/staff-contract/lists/entry-facets'
import { LISTED_KINDS } from '@rapport/staff-contract/lists/list-views'

import { isNotNull, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import { foldedText, foldText } from '../platform/database/folded-text.ts'
import { tsvector, wordsVector } from '../platform/database/words-vector.ts'
import { staff } from '../staff/tables.ts'

type Snapshot = Snapshots[ContentKindName]

/** A column with a snapshot of an entry. */
export const snapshotColumn = () => jsonb().$type<Snapshot>()

const moment = () => timestamp({ withTimezone: true, mode: 'date' })
const staffId = () => integer().references(() => staff.id)

/** Characters of a title that are looked at. */
const TITLE_ORDER_MAX = 200

/** Of the items, those that are groups. */
export const isGroupEntry = (facets: SQLWrapper): SQL =>
  sql`${facets} @> ${sql.raw(`'{${GROUP_FACET}}'::text[]`)}`

/** By what of a title lists are put in order, without regard to case and «ё», whatever the locale of the database. */
export const titleOrder = (title: AnyPgColumn): SQL =>
  sql`left(${foldedText(title)}, ${sql.raw(String(TITLE_ORDER_MAX))}) collate "C"`

/** Returns the same of a title that is read already. */
export const titleOrderOf = (title: string): string => foldText([...title].slice(0, TITLE_ORDER_MAX).join(''))

/** A thing that staff edit, on the site or not. What is on the site stands in the public tables of its kind alone. */
export const contentEntries = pgTable(
  'content_entries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: CONTENT_KINDS }).notNull(),
    /** Key of its public row, kept once it was taken down; null until it is published first. */
    subjectId: text(),
    title: text().notNull(),
    /** Kept beside the title, since a list in another order looks at those of many rows. */
    titleWords: tsvector().generatedAlwaysAs((): SQL => wordsVector(sql`title`)),
    /** Of a thing that stands below another: the key of that one, as the draft says it, and its place there. */
    parent: integer(),
    position: doublePrecision(),
    /** Kept by triggers, for it follows from drafts and schedules as well: see 0047_lists.sql. */
    state: text({ enum: ENTRY_STATES }).notNull().default('draft'),
    /** What of it lists are narrowed by; null until the next start fills it in. */
    facets: text().array(),
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
    index('content_entries_children_sorted').on(table.kind, table.parent, titleOrder(table.title), table.id),
    index('content_entries_trashed').on(table.trashedAt).where(isNotNull(table.trashedAt)),
    index('content_entries_updated').on(table.kind, table.updatedAt, table.id),
    // Beside the order of titles what is asked of them: of thousands that come before the fifty that fit no row is read.
    index('content_entries_sorted').on(
      ...[table.kind, titleOrder(table.title), table.id],
      ...[table.title, table.titleWords, table.trashedAt],
    ),
    index('content_entries_state').on(table.kind, table.state, table.updatedAt, table.id),
    index('content_entries_editor').on(table.kind, table.updatedBy, table.updatedAt, table.id),
    // `fastupdate` is off: no query has to read a list of pending entries.
    index('content_entries_facets').using('gin', table.facets).with({ fastupdate: false }),
    index('content_entries_groups').on(table.parent).where(isGroupEntry(table.facets)),
    index('content_entries_unfilled').on(table.id).where(isNull(table.facets)),
    index('content_entries_title').using('gin', table.titleWords).with({ fastupdate: false }),
  ],
)

/** A list as somebody keeps it, or shares it: the query of its address. */
export const contentListViews = pgTable(
  'content_list_views',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: LISTED_KINDS }).notNull(),
    staffId: staffId().notNull(),
    title: text().notNull(),
    query: text().notNull(),
    isShared: boolean().notNull(),
  },
  (table) => [
    uniqueIndex('content_list_views_title').on(table.kind, table.staffId, table.title),
    index('content_list_views_shared').on(table.kind, table.title).where(sql`${table.isShared}`),
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
