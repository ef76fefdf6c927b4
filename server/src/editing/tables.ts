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

/** Characters of a title that decide its sort order. */
const TITLE_ORDER_MAX = 200

/** Matches items that are groups. */
export const isGroupEntry = (facets: SQLWrapper): SQL =>
  sql`${facets} @> ${sql.raw(`'{${GROUP_FACET}}'::text[]`)}`

/** Sort key of titles: ignores case and «ё», and does not depend on the locale of the database. */
export const titleOrder = (title: AnyPgColumn): SQL =>
  sql`left(${foldedText(title)}, ${sql.raw(String(TITLE_ORDER_MAX))}) collate "C"`

/** Returns the sort key that `titleOrder` computes in SQL. */
export const getTitleOrder = (title: string): string =>
  foldText([...title].slice(0, TITLE_ORDER_MAX).join(''))

/** Entries that staff edit, published or not. Published content is in the public tables of each kind. */
export const contentEntries = pgTable(
  'content_entries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: CONTENT_KINDS }).notNull(),
    /** Key of its public row. Null until the first publication, kept after unpublication. */
    subjectId: text(),
    title: text().notNull(),
    /** In the same row as the title: sorted lists filter many rows by it. */
    titleWords: tsvector().generatedAlwaysAs((): SQL => wordsVector(sql`title`)),
    /** Key of the parent and position below it, as in the draft. */
    parent: integer(),
    position: doublePrecision(),
    /** Maintained by triggers, because it depends on drafts and schedules. See 0047_lists.sql. */
    state: text({ enum: ENTRY_STATES }).notNull().default('draft'),
    /** Filter values. Null after a migration until the next start fills them in. */
    facets: text().array(),
    /** Null if it is not in the trash. */
    trashedAt: moment(),
    /** Whether a trashed entry was published. */
    wasOnSite: boolean().notNull().default(false),
    /** Incremented by every write. */
    version: integer().notNull(),
    /** The published version, null if it is not published. */
    publishedVersion: integer(),
    updatedAt: moment().notNull(),
    /** Null if the seed wrote it. */
    updatedBy: staffId(),
  },
  (table) => [
    uniqueIndex('content_entries_subject').on(table.kind, table.subjectId),
    index('content_entries_children').on(table.kind, table.parent, table.position, table.id),
    index('content_entries_children_sorted').on(table.kind, table.parent, titleOrder(table.title), table.id),
    index('content_entries_trashed').on(table.trashedAt).where(isNotNull(table.trashedAt)),
    index('content_entries_updated').on(table.kind, table.updatedAt, table.id),
    // Includes the filtered columns, so that rows that don't match are skipped without reading them.
    index('content_entries_sorted').on(
      ...[table.kind, titleOrder(table.title), table.id],
      ...[table.title, table.titleWords, table.trashedAt],
    ),
    index('content_entries_state').on(table.kind, table.state, table.updatedAt, table.id),
    index('content_entries_editor').on(table.kind, table.updatedBy, table.updatedAt, table.id),
    // Without `fastupdate` no query has to scan a list of pending entries.
    index('content_entries_facets').using('gin', table.facets).with({ fastupdate: false }),
    index('content_entries_groups').on(table.parent).where(isGroupEntry(table.facets)),
    index('content_entries_unfilled').on(table.id).where(isNull(table.facets)),
    index('content_entries_title').using('gin', table.titleWords).with({ fastupdate: false }),
  ],
)

/** Saved views of lists: the query of the URL. */
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

/** Every list except the trash excludes trashed entries. */
export const isInUse: SQL = isNull(contentEntries.trashedAt)

const entryId = () =>
  integer()
    .notNull()
    .references(() => contentEntries.id, { onDelete: 'cascade' })
const snapshot = () => snapshotColumn().notNull()

/** At most one draft per entry. */
export const contentDrafts = pgTable('content_drafts', {
  entryId: entryId().primaryKey(),
  snapshot: snapshot(),
})

/** Snapshots after each write. */
export const contentVersions = pgTable(
  'content_versions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    entryId: entryId(),
    number: integer().notNull(),
    reason: text({ enum: VERSION_REASONS }).notNull(),
    /** Published versions are kept forever. */
    isPublished: boolean().notNull(),
    snapshot: snapshot(),
    createdAt: moment().notNull(),
    createdBy: staffId(),
  },
  (table) => [uniqueIndex('content_versions_number').on(table.entryId, table.number)],
)

/** Pages that published texts link to, by key (`post/17`). When a page moves, its links are updated. */
export const contentLinks = pgTable(
  'content_links',
  { entryId: entryId(), page: text().notNull() },
  (table) => [
    primaryKey({ columns: [table.entryId, table.page] }),
    index('content_links_page').on(table.page),
  ],
)

/** Schedules, including failed ones. */
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
    /** Error of the last run. */
    failure: text(),
  },
  (table) => [
    index('content_schedules_publish').on(table.publishAt).where(isNotNull(table.publishAt)),
    index('content_schedules_take_down').on(table.takeDownAt).where(isNotNull(table.takeDownAt)),
  ],
)

/** Open tabs. Each tab reports itself periodically and expires without reports. */
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
