import {
  BATCH_KINDS,
  BATCH_OUTCOMES,
  BATCH_REASONS,
  BATCH_RESULTS,
  BATCH_STATES,
  type BatchKind,
} from '@rapport/staff-contract/batches/batches'
import type { BulkChange } from '@rapport/staff-contract/batches/bulk-edit'
import type { MediaWords } from '@rapport/staff-contract/media/media-library'
import { isNotNull } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { contentEntries, snapshotColumn } from '../editing/tables.ts'
import { media } from '../media/tables.ts'
import { staff } from '../staff/tables.ts'

const moment = () => timestamp({ withTimezone: true, mode: 'date' })

/** Many things that are written as one, and can be taken back as one. */
export const contentBatches = pgTable(
  'content_batches',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    reason: text({ enum: BATCH_REASONS }).notNull(),
    /** What is done, in words. */
    title: text().notNull(),
    result: text({ enum: BATCH_RESULTS }).notNull(),
    state: text({ enum: BATCH_STATES }).notNull(),
    /** What a bulk edit does to each thing; null of an import, which says it of each. */
    change: jsonb().$type<BulkChange>(),
    /** Kinds of the things in it. */
    kinds: jsonb().$type<BatchKind[]>().notNull(),
    total: integer().notNull(),
    createdAt: moment().notNull(),
    createdBy: integer()
      .notNull()
      .references(() => staff.id),
    /** Why it was stopped. */
    failure: text(),
    undoneAt: moment(),
    undoneBy: integer().references(() => staff.id),
  },
  (table) => [index('content_batches_created').on(table.createdAt)],
)

export type BatchRow = typeof contentBatches.$inferSelect

/** When a thing was to be published and taken down, as ISO moments. */
interface ScheduleBefore {
  publishAt: string | null
  takeDownAt: string | null
}

/** What a batch does to one thing, and what came of it. */
export const contentBatchEntries = pgTable(
  'content_batch_entries',
  {
    batchId: integer()
      .notNull()
      .references(() => contentBatches.id, { onDelete: 'cascade' }),
    /** Its place in the batch: things are written in this order, and taken back against it. */
    index: integer().notNull(),
    /** Null until it is created, and where it is gone. */
    entryId: integer().references(() => contentEntries.id, { onDelete: 'set null' }),
    /** The same of a picture; either of the two is null. */
    mediaId: integer().references(() => media.id, { onDelete: 'set null' }),
    kind: text({ enum: BATCH_KINDS }).notNull(),
    title: text().notNull(),
    /** The version that the change was made from; null where the thing is to be created. */
    versionBefore: integer(),
    /** Fields to set by their names, those of fields as `seo.title`; null: nothing but what `result` says. */
    patch: jsonb().$type<Record<string, unknown>>(),
    outcome: text({ enum: BATCH_OUTCOMES }).notNull(),
    reason: text(),
    versionAfter: integer(),
    /** What it was before: its draft, and which version was on the site; null where there was none. */
    draftBefore: snapshotColumn(),
    publishedBefore: integer(),
    /** When it was to be published and taken down before, where that is what changed. */
    scheduleBefore: jsonb().$type<ScheduleBefore>(),
    /** What was said of a picture before, of what changed. */
    mediaBefore: jsonb().$type<Partial<MediaWords>>(),
  },
  (table) => [
    primaryKey({ columns: [table.batchId, table.index] }),
    index('content_batch_entries_outcome').on(table.batchId, table.outcome, table.index),
    index('content_batch_entries_entry').on(table.entryId),
    index('content_batch_entries_media').on(table.mediaId).where(isNotNull(table.mediaId)),
  ],
)
