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

/** Imported files, kept for IMPORT_DAYS. */
export const imports = pgTable(
  'imports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: IMPORT_KINDS }).notNull(),
    fileName: text().notNull(),
    /** Key of the file in the storage. */
    fileKey: text().notNull(),
    staffId: integer()
      .notNull()
      .references(() => staff.id),
    createdAt: moment().notNull(),
    state: text({ enum: IMPORT_STATES }).notNull(),
    /** Error of the dry run or of the application. */
    failure: text(),
    fileColumns: jsonb().$type<FileColumn[]>().notNull(),
    /** Field of each column, null if the column is not read. */
    columns: jsonb().$type<(string | null)[]>().notNull(),
    result: text({ enum: ['draft', 'published'] }).notNull(),
    /** Rows below the headers, and checked rows. */
    rowCount: integer().notNull(),
    doneCount: integer().notNull().default(0),
    counts: jsonb().$type<Record<ImportRowState, number>>().notNull(),
    /** Hash of the dry run. If the application computes another hash, a new dry run is required. */
    fingerprint: text(),
    appliedBy: integer().references(() => staff.id),
    appliedAt: moment(),
    /** Batch that undoes it. Null if it wrote no content, or the batch was deleted. */
    batchId: integer().references(() => contentBatches.id, { onDelete: 'set null' }),
  },
  (table) => [index('imports_created').on(table.createdAt)],
)

/** Planned or applied change of each row. */
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
