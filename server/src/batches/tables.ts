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

export interface CreatedRedirect {
  oldPath: string
  newPath: string
}

/** Bulk edits and imports. */
export const contentBatches = pgTable(
  'content_batches',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    reason: text({ enum: BATCH_REASONS }).notNull(),
    /** Description of the change. */
    title: text().notNull(),
    result: text({ enum: BATCH_RESULTS }).notNull(),
    state: text({ enum: BATCH_STATES }).notNull(),
    /** Change of a bulk edit. Null for an import, where each row has its own patch. */
    change: jsonb().$type<BulkChange>(),
    /** Kinds of its entries. */
    kinds: jsonb().$type<BatchKind[]>().notNull(),
    total: integer().notNull(),
    /** Redirects that the batch has created. Its undo deletes them. */
    redirects: jsonb().$type<CreatedRedirect[]>(),
    createdAt: moment().notNull(),
    createdBy: integer()
      .notNull()
      .references(() => staff.id),
    /** Reason if it was stopped. */
    failure: text(),
    undoneAt: moment(),
    undoneBy: integer().references(() => staff.id),
  },
  (table) => [index('content_batches_created').on(table.createdAt)],
)

export type BatchRow = typeof contentBatches.$inferSelect

/** As ISO strings. */
interface ScheduleBefore {
  publishAt: string | null
  takeDownAt: string | null
}

/** Entries of a batch with their outcome. */
export const contentBatchEntries = pgTable(
  'content_batch_entries',
  {
    batchId: integer()
      .notNull()
      .references(() => contentBatches.id, { onDelete: 'cascade' }),
    /** Entries are written in this order, and undone in reverse. */
    index: integer().notNull(),
    /** Null before its creation and after its deletion. */
    entryId: integer().references(() => contentEntries.id, { onDelete: 'set null' }),
    /** The picture, if it is one. Then `entryId` is null. */
    mediaId: integer().references(() => media.id, { onDelete: 'set null' }),
    kind: text({ enum: BATCH_KINDS }).notNull(),
    title: text().notNull(),
    /** Version that the patch is based on. Null if the batch creates the entry. */
    versionBefore: integer(),
    /** Values by field name, nested ones like `seo.title`. Null if only `result` applies. */
    patch: jsonb().$type<Record<string, unknown>>(),
    outcome: text({ enum: BATCH_OUTCOMES }).notNull(),
    reason: text(),
    versionAfter: integer(),
    /** Draft and published version before the batch. Null if there was none. */
    draftBefore: snapshotColumn(),
    publishedBefore: integer(),
    /** Schedule before the batch, if the batch changed it. */
    scheduleBefore: jsonb().$type<ScheduleBefore>(),
    /** Values of a picture before the batch, of the changed fields only. */
    mediaBefore: jsonb().$type<Partial<MediaWords>>(),
  },
  (table) => [
    primaryKey({ columns: [table.batchId, table.index] }),
    index('content_batch_entries_outcome').on(table.batchId, table.outcome, table.index),
    index('content_batch_entries_entry').on(table.entryId),
    index('content_batch_entries_media').on(table.mediaId).where(isNotNull(table.mediaId)),
  ],
)
