import type { ExportInput, ImportRow, ImportRowState } from '@rapport/staff-contract/imports/imports'
import type { Author } from '../../editing/write-entry.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { AnyColumn } from '../columns/column.ts'
import type { Cell } from '../files/write-table.ts'

export type ImportResult = 'draft' | 'published'

export interface FileRow {
  /** Line in the table. The headers are line 1. */
  line: number
  /** Returns the text of a column, undefined if the file does not have it. */
  cell(key: string): string | undefined
  /** Reasons by column key why a cell has no value: a formula, or an error value. */
  problems: ReadonlyMap<string, string>
  /** Whether the material of a price was filled in. */
  isInferred?: boolean
}

/** Rows below the headers, without empty ones. */
export interface FileRows {
  keys: ReadonlySet<string>
  parts(): AsyncIterable<FileRow[]>
}

/** An error in a row, in the column `key`. */
export interface RowMistake {
  key: string | null
  message: string
}

/** Planned change of a row. */
export interface RowPlan extends Pick<ImportRow, 'line' | 'title' | 'changes'> {
  state: ImportRowState
  mistakes: RowMistake[]
  /** Version of the entry that the plan is based on. Part of the fingerprint. */
  version?: string
}

/** Planned changes of a part of the rows. `line` is the source line of a write, for error messages. */
export interface PlanPart<Write> {
  rows: RowPlan[]
  writes: { line: number; write: Write }[]
}

/** Entries that the same import creates from other sheets. */
export interface AddedEntries {
  /** Titles of materials by code. */
  materials: ReadonlyMap<string, string>
  /** Codes of price groups. */
  priceGroups: ReadonlySet<string>
  /** Paths of items. They are pages once the items are published. */
  paths: ReadonlySet<string>
}

interface PlanContext {
  orm: Orm
  rows: FileRows
  as: ImportResult
  now: Date
  added?: AddedEntries
}

export interface ExportContext {
  orm: Orm
  filter: ExportInput
  now: Date
}

/** A kind of rows that can be exported. */
export interface ExportKindRows {
  columns: readonly AnyColumn[]
  /** Whether another program reads the file: always a CSV with commas, without a byte order mark. */
  isForProgram?: true
  exportRows(context: ExportContext): AsyncIterable<Cell[][]>
}

/** The staff member who imports. */
export type ImportAuthor = Author & { staffId: number }

/** A kind of rows that can also be imported. */
export interface ImportKindRows<Write = unknown> extends ExportKindRows {
  /** Groups of column keys. A file needs at least one column of each group. */
  required: readonly (readonly string[])[]
  plan(context: PlanContext): AsyncIterable<PlanPart<Write>>
  /**
   * Writes all planned changes in the given transaction. Throws LineError with the line that failed. Returns the id
   * of the batch, if it can be undone.
   */
  apply(
    tx: Orm,
    writes: PlanPart<Write>['writes'],
    options: { as: ImportResult; title: string },
    author: ImportAuthor,
  ): Promise<number | undefined>
}

/** Error of the write of a line. */
export class LineError extends Error {
  readonly line: number

  constructor(line: number, message: string) {
    super(message)
    this.line = line
  }
}
