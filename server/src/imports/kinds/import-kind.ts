import type { ExportInput, ImportRow, ImportRowState } from '@rapport/staff-contract/imports/imports'
import type { Author } from '../../editing/write-entry.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { AnyColumn } from '../columns/column.ts'
import type { Cell } from '../files/write-table.ts'

/** Whether what is read becomes drafts, or is on the site at once. */
export type ImportResult = 'draft' | 'published'

/** A row of a file. */
export interface FileRow {
  /** That of the table: the headers are the first. */
  line: number
  /** Returns the text of a column by its key; undefined where the file has none for it. */
  cell(key: string): string | undefined
  /** By the key of a column, why its cell has no value: a formula, an error of a program for tables. */
  problems: ReadonlyMap<string, string>
}

/** The rows of a file below its headers; those without anything in them are left out. */
export interface FileRows {
  /** Keys of the columns that are read. */
  keys: ReadonlySet<string>
  parts(): AsyncIterable<FileRow[]>
}

/** A mistake of a row; `key`: of which column. */
export interface RowMistake {
  key: string | null
  message: string
}

/** What a row would do. */
export interface RowPlan extends Pick<ImportRow, 'line' | 'title' | 'changes'> {
  state: ImportRowState
  mistakes: RowMistake[]
  /** Of what version it would change: a later one has to be looked at again. */
  version?: string
}

/** What some rows would do, and how it is done; `lines`: of which of them a write is, for what stands against it. */
export interface PlanPart<Write> {
  rows: RowPlan[]
  writes: { line: number; write: Write }[]
}

interface PlanContext {
  orm: Orm
  rows: FileRows
  as: ImportResult
  now: Date
}

/** What goes out. */
export interface ExportContext {
  orm: Orm
  filter: ExportInput
  now: Date
}

/** What goes out as rows. */
export interface ExportKindRows {
  columns: readonly AnyColumn[]
  exportRows(context: ExportContext): AsyncIterable<Cell[][]>
}

/** Somebody of the staff who takes a file in. */
export type ImportAuthor = Author & { staffId: number }

/** A kind of rows that are taken in as well: how they are compared with what is there, and written. */
export interface ImportKindRows<Write = unknown> extends ExportKindRows {
  /** Keys of the columns without which it is not known what to change: of each list one at least. */
  required: readonly (readonly string[])[]
  plan(context: PlanContext): AsyncIterable<PlanPart<Write>>
  /**
   * Does what was planned, within a transaction, all of it: whoever throws undoes it. A LineError says of which line. Returns the
   * batch by which it can be taken back, where there is one.
   */
  apply(
    tx: Orm,
    writes: PlanPart<Write>['writes'],
    options: { as: ImportResult; title: string },
    author: ImportAuthor,
  ): Promise<number | undefined>
}

/** Why the write of a line can't be done. */
export class LineError extends Error {
  readonly line: number

  constructor(line: number, message: string) {
    super(message)
    this.line = line
  }
}
