import type { TableFormat } from '@rapport/staff-contract/imports/imports'
import { openInChild } from './open-in-child.ts'

/**
 * `open` and `sheets` come with the file. `open` names the sheet to read, `sheets` lists names of sheets. The other
 * question requests rows of a sheet from `from` up to but excluding `to`.
 */
export type TableQuestion =
  | { open: string | null }
  | { sheets: string[] }
  | { sheet?: number; from: number; to: number }

export interface OpenedTable {
  /** Includes the header row, which is the first. */
  rowCount: number
  format: TableFormat
}

/** A file that a child process has read. This process only receives parts of it. */
export interface Table extends OpenedTable {
  /** Returns rows, all of the same length. */
  rows(from: number, to: number): Promise<string[][]>
}

/**
 * Opens a file in a child process. Of a workbook, reads the sheet with the given name, else the first visible one. An `owner` has one open file at a time; `read` loads it when it is the owner's
 * turn. Throws TableFileError if the file exceeds time or memory, ChildError (which is not final) if the wait is too
 * long.
 */
export async function openTable(
  owner: string,
  read: () => Promise<Uint8Array>,
  sheet: string | null = null,
): Promise<Table & AsyncDisposable> {
  const child = await openInChild<OpenedTable>(owner, read, { open: sheet } satisfies TableQuestion)
  return {
    ...child.opened,
    rows: async (from, to) => (await child.ask({ from, to } satisfies TableQuestion)) as string[][],
    [Symbol.asyncDispose]: () => child[Symbol.asyncDispose](),
  }
}
