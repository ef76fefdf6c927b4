import * as z from 'zod/mini'
import { ORDER_STATUSES } from '../accounts/order-status.ts'
import { ENTRY_STATES } from '../editing/entries.ts'
import { fromJson } from '../editing/form-values.ts'
import { isDay } from '../fields/calendar.ts'
import { IMPORT_COLUMNS_MAX, TITLE_QUERY_MAX } from '../limits.ts'
import { messages } from '../messages.ts'
import { EXPORT_KINDS, IMPORT_KINDS } from './import-kinds.ts'
import { importMessages } from './import-messages.ts'

export const TABLE_FORMATS = ['xlsx', 'csv'] as const
export type TableFormat = (typeof TABLE_FORMATS)[number]

const day = z.string().check(z.refine((text) => text === '' || isDay(text), importMessages.dayFormat))

/** An export; `rows: none` gives the headers alone, as a template. */
export const exportForm = z.object({
  kind: z.enum(EXPORT_KINDS, importMessages.kindUnknown),
  format: z.enum(TABLE_FORMATS, importMessages.formatUnknown),
  rows: z._default(z.enum(['all', 'none'], messages.fieldInvalid), 'all'),
  /** Prefixes of words of a title; for people, a name, a phone or an address. */
  q: z._default(
    z.string(messages.fieldInvalid).check(z.maxLength(TITLE_QUERY_MAX, messages.fieldInvalid)),
    '',
  ),
  state: z.optional(z.enum(ENTRY_STATES, messages.fieldInvalid)),
  status: z.optional(z.enum(ORDER_STATUSES, messages.fieldInvalid)),
  /** Days of Moscow time, both included; empty: no bound. */
  from: z._default(day, ''),
  to: z._default(day, ''),
})
export type ExportInput = z.output<typeof exportForm>

export const uploadImportForm = z.object({ kind: z.enum(IMPORT_KINDS, importMessages.kindUnknown) })

/** The target field of each column in order; null: ignored. */
const chosenColumns = z
  .array(z.nullable(z.string().check(z.maxLength(40))), importMessages.columnsFormat)
  .check(z.maxLength(IMPORT_COLUMNS_MAX, importMessages.columnsFormat))

export const checkImportForm = z.object({
  columns: z.pipe(fromJson, chosenColumns),
  /** Whether rows are imported as drafts or published at once. */
  as: z.enum(['draft', 'published'], importMessages.asRequired),
})

/**
 * States of an import. `uploaded`: columns are not chosen yet. `checking`, `applying`: a job is running.
 * `checked`: the dry run is done. `failed`: see `failure`; it can be checked again.
 */
export const IMPORT_STATES = ['uploaded', 'checking', 'checked', 'applying', 'applied', 'failed'] as const
const importState = z.enum(IMPORT_STATES)
export type ImportState = z.infer<typeof importState>

/** Effect of a row of the file. */
export const IMPORT_ROW_STATES = ['wrong', 'new', 'changed', 'same'] as const
export const importRowState = z.enum(IMPORT_ROW_STATES)
export type ImportRowState = z.infer<typeof importRowState>

/** A column of a file. */
const fileColumn = z.object({
  /** `A`, `B` … as tables call it. */
  letter: z.string(),
  header: z.string(),
  /** The first values. */
  samples: z.array(z.string()),
  /** Whether another column has the same header. */
  isRepeated: z.boolean(),
})
export type FileColumn = z.infer<typeof fileColumn>

/** A field that a column may be read into. */
const importField = z.object({ key: z.string(), header: z.string(), isRequired: z.boolean() })
export type ImportField = z.infer<typeof importField>

export const importPreview = z.object({
  id: z.number(),
  kind: z.enum(IMPORT_KINDS),
  fileName: z.string(),
  createdAt: z.string(),
  by: z.object({ id: z.number(), name: z.string() }),
  state: importState,
  /** Why it could not be checked, or applied. */
  failure: z.nullable(z.string()),
  as: z.enum(['draft', 'published']),
  rowCount: z.number(),
  counts: z.record(importRowState, z.number()),
  appliedAt: z.nullable(z.string()),
  /** When all that it had changed was taken back. */
  undoneAt: z.nullable(z.string()),
})
export type ImportPreview = z.infer<typeof importPreview>

/** A file that is taken in, with what is known of it by now. */
export const importRun = z.object({
  ...importPreview.shape,
  fileColumns: z.array(fileColumn),
  /** What each of them is read into. */
  columns: z.array(z.nullable(z.string())),
  fields: z.array(importField),
  /** By which it can be taken back as one; null where it can't. */
  batchId: z.nullable(z.number()),
  /** Rows that have been checked, while they are. */
  doneCount: z.number(),
})
export type ImportRun = z.infer<typeof importRun>

/** One row of a file after the dry run; `line` is that of the table, the headers being the first. */
export const importRow = z.object({
  line: z.number(),
  state: importRowState,
  title: z.string(),
  /** Texts as they stand in a cell, long ones cut. */
  changes: z.array(z.object({ header: z.string(), before: z.string(), after: z.string() })),
  /** `letter` and `header` of the column; null where the mistake is of no one column. */
  mistakes: z.array(
    z.object({ letter: z.nullable(z.string()), header: z.nullable(z.string()), message: z.string() }),
  ),
})
export type ImportRow = z.infer<typeof importRow>
