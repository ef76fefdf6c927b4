import type { PlanPart } from './kinds/import-kind.ts'
import type { ImportRecord } from './queries.ts'

/** A file whose rows are planned. */
export interface ImportSource extends AsyncDisposable {
  parts: AsyncIterable<PlanPart<unknown>>
  /** Returns the columns of the table that a line belongs to. */
  getLayout(line: number): RowLayout
}

/** Columns of a table in a file, and the columns that its rows can have. */
export interface RowLayout extends Pick<ImportRecord, 'fileColumns' | 'columns'> {
  known: readonly { key: string; header: string }[]
}
