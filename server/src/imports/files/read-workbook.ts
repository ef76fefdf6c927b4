import { openInChild } from './open-in-child.ts'
import type { Table, TableQuestion } from './read-table.ts'

/** Answer of the child process: the wanted sheets, and the names of the others. */
export interface OpenedWorkbook {
  sheets: { name: string; rowCount: number }[]
  others: string[]
}

/** A sheet of a workbook. */
export interface Sheet extends Table {
  name: string
}

export interface Workbook extends AsyncDisposable {
  sheets: Sheet[]
  /** Names of the sheets that are not read. */
  others: string[]
}

/**
 * Opens the wanted sheets of a workbook in a child process. Throws TableFileError if the file is no workbook, or
 * exceeds time or memory; ChildError (which is not final) if the wait is too long.
 */
export async function openWorkbook(
  owner: string,
  read: () => Promise<Uint8Array>,
  wanted: string[],
): Promise<Workbook> {
  const child = await openInChild<OpenedWorkbook>(owner, read, { sheets: wanted } satisfies TableQuestion)
  return {
    others: child.opened.others,
    sheets: child.opened.sheets.map(({ name, rowCount }, sheet) => ({
      name,
      rowCount,
      format: 'xlsx',
      rows: async (from, to) => (await child.ask({ sheet, from, to } satisfies TableQuestion)) as string[][],
    })),
    [Symbol.asyncDispose]: () => child[Symbol.asyncDispose](),
  }
}
