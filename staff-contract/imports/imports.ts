import { messages } from '@rapport/contract/errors/messages'
import { isDay } from '@rapport/contract/hours/calendar'
import { ORDER_STATUSES } from '@rapport/contract/orders/order-status'
import * as z from 'zod/mini'
import { fromJson, wholeNumber } from '../editing/form-values.ts'
import { ENTRY_STATES } from '../entries/entries.ts'
import { INVOICE_VIEWS } from '../invoices/invoice-list.ts'
import { TITLE_QUERY_MAX } from '../lists/list-limits.ts'
import { EXPORT_KINDS, IMPORT_KINDS, TABLE_KINDS } from './import-kinds.ts'
import { IMPORT_COLUMNS_MAX } from './import-limits.ts'
import { importMessages } from './import-messages.ts'

export const TABLE_FORMATS = ['xlsx', 'csv'] as const
export type TableFormat = (typeof TABLE_FORMATS)[number]

/** Characters of the address of a feed. */
const FEED_URL_MAX = 2000

const day = z.string().check(z.refine((text) => text === '' || isDay(text), importMessages.dayFormat))

/**
 * An export. `rows: none` exports the headers alone. `template` is a workbook with instructions and a sheet for
 * each kind of rows of the catalogue, whatever `kind` and `format` are.
 */
export const exportForm = z.object({
  kind: z.enum(EXPORT_KINDS, importMessages.kindUnknown),
  format: z.enum(TABLE_FORMATS, importMessages.formatUnknown),
  rows: z._default(z.enum(['all', 'none', 'template'], messages.fieldInvalid), 'all'),
  /** Prefixes of words of a title; for people, a name, a phone or an email. */
  q: z._default(
    z.string(messages.fieldInvalid).check(z.maxLength(TITLE_QUERY_MAX, messages.fieldInvalid)),
    '',
  ),
  state: z.optional(z.enum(ENTRY_STATES, messages.fieldInvalid)),
  status: z.optional(z.enum(ORDER_STATUSES, messages.fieldInvalid)),
  /** Filters of the list of invoices. */
  view: z.optional(z.enum(INVOICE_VIEWS, messages.fieldInvalid)),
  legalEntityId: z.optional(wholeNumber),
  /** Days of Moscow time, both included; empty: no bound. */
  from: z._default(day, ''),
  to: z._default(day, ''),
})
export type ExportInput = z.output<typeof exportForm>

/** Pictures have their own endpoint. */
export const uploadImportForm = z.object({
  kind: z.enum([...TABLE_KINDS, 'catalogue'], importMessages.kindUnknown),
})

export const downloadFeedForm = z.object({
  url: z
    .string(importMessages.feedUrlRequired)
    .check(
      z.maxLength(FEED_URL_MAX, importMessages.feedUrlRequired),
      z.regex(/^https?:\/\/\S+$/i, importMessages.feedUrlRequired),
    ),
})

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

/** Effect of a row of the file. `skipped`: it is not read, and does not stop the others. */
export const IMPORT_ROW_STATES = ['wrong', 'new', 'changed', 'skipped', 'same'] as const
export const importRowState = z.enum(IMPORT_ROW_STATES)
export type ImportRowState = z.infer<typeof importRowState>

/** A column of a file. */
const fileColumn = z.object({
  /** `A`, `B` … as spreadsheets name it. */
  letter: z.string(),
  header: z.string(),
  /** Its first values. */
  samples: z.array(z.string()),
  /** Whether another column has the same header. */
  isRepeated: z.boolean(),
})
export type FileColumn = z.infer<typeof fileColumn>

/** A possible target field of a column. */
const importField = z.object({ key: z.string(), header: z.string(), isRequired: z.boolean() })
export type ImportField = z.infer<typeof importField>

export const importPreview = z.object({
  id: z.number(),
  kind: z.enum(IMPORT_KINDS),
  fileName: z.string(),
  createdAt: z.string(),
  by: z.object({ id: z.number(), name: z.string() }),
  state: importState,
  /** Why the check or the import failed. */
  failure: z.nullable(z.string()),
  as: z.enum(['draft', 'published']),
  rowCount: z.number(),
  counts: z.record(importRowState, z.number()),
  appliedAt: z.nullable(z.string()),
  /** When all its changes were reverted. */
  undoneAt: z.nullable(z.string()),
})
export type ImportPreview = z.infer<typeof importPreview>

/** An import with its current state. */
export const importRun = z.object({
  ...importPreview.shape,
  fileColumns: z.array(fileColumn),
  /** Target field of each column. */
  columns: z.array(z.nullable(z.string())),
  fields: z.array(importField),
  /** Batch that reverts it; null if it can't be reverted. */
  batchId: z.nullable(z.number()),
  /** Rows checked so far. */
  doneCount: z.number(),
})
export type ImportRun = z.infer<typeof importRun>

/** A row of the file after the dry run; `line` counts from the headers, line 1. */
export const importRow = z.object({
  /** Name of its sheet; null if the file is one table. */
  sheet: z.nullable(z.string()),
  line: z.number(),
  state: importRowState,
  title: z.string(),
  /** Cell texts, long ones cut. */
  changes: z.array(z.object({ header: z.string(), before: z.string(), after: z.string() })),
  /** `letter` and `header` of the column; null if the mistake concerns no single column. */
  mistakes: z.array(
    z.object({ letter: z.nullable(z.string()), header: z.nullable(z.string()), message: z.string() }),
  ),
})
export type ImportRow = z.infer<typeof importRow>
