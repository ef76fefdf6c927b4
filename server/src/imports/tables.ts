import { IMPORT_KINDS } from '@rapport/staff-contract/imports/import-kinds'
import {
  type FileColumn,
  IMPORT_ROW_STATES,
  IMPORT_STATES,
  type ImportRow,
  type ImportRowState,
} from '@rapport/staff-contract/imports/imports'
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { contentBatches } from '../batches/tables.ts'
import { staff } from '../staff/tables.ts'

const moment = () => timestamp({ withTimezone: true, mode: 'date' })

/** Files of rows that were taken in, kept IMPORT_DAYS. */
export const imports = pgTable(
  'imports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: IMPORT_KINDS }).notNull(),
    fileName: text().notNull(),
    /** Where the file itself stands in the store. */
    fileKey: text().notNull(),
    staffId: integer()
      .notNull()
      .references(() => staff.id),
    createdAt: moment().notNull(),
    state: text({ enum: IMPORT_STATES }).notNull(),
    /** Why it could not be checked, or applied. */
    failure: text(),
    fileColumns: jsonb().$type<FileColumn[]>().notNull(),
    /** Of each column of the file the key of the field that it is read into; null: of none. */
    columns: jsonb().$type<(string | null)[]>().notNull(),
    /** Whether what is read becomes drafts, or is on the site at once. */
    result: text({ enum: ['draft', 'published'] }).notNull(),
    /** Rows below the headers, and those that have been checked. */
    rowCount: integer().notNull(),
    doneCount: integer().notNull().default(0),
    counts: jsonb().$type<Record<ImportRowState, number>>().notNull(),
    /** Of what the dry run found: what finds something else has to be looked at again. */
    fingerprint: text(),
    /** Who applied it. */
    appliedBy: integer().references(() => staff.id),
    appliedAt: moment(),
    /** By which it can be taken back; null where it is no content, or the batch is forgotten. */
    batchId: integer().references(() => contentBatches.id, { onDelete: 'set null' }),
  },
  (table) => [index('imports_created').on(table.createdAt)],
)

/** What each row of a file would do, or did. */
export const importRows = pgTable(
  'import_rows',
  {
    importId: integer()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    line: integer().notNull(),
    state: text({ enum: IMPORT_ROW_STATES }).notNull(),
    title: text().notNull(),
    changes: jsonb().$type<ImportRow['changes']>().notNull(),
    mistakes: jsonb().$type<ImportRow['mistakes']>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.line] }),
    index('import_rows_state').on(table.importId, table.state, table.line),
  ],
)
