import type { ImportField } from '@rapport/staff-contract/imports/imports'
import type { Cell } from '../files/write-table.ts'

/** Message for a cell that can't be read. */
export class CellError extends Error {}

/** A column of any kind of rows. A column without `write` is export-only. */
export interface AnyColumn {
  key: string
  header: string
  /** Other headers: of other programs, of the back office's forms, of earlier exports. */
  aliases?: readonly string[]
  /** Field of the value. Errors of this field are shown at this column. */
  field: string
  write?: unknown
}

/** Declares a column once for exports, imports and templates. `Names` resolves references to other entries. */
export interface Column<Value, Names = unknown> extends AnyColumn {
  read(value: Value, names: Names): Cell
  /** Returns the value with the cell applied. Absent if the column is export-only. Throws CellError. */
  write?(value: Value, text: string, names: Names): Value
}

/** Formats a field as a cell and parses it. */
export interface Codec<Field, Names = unknown> {
  format(field: Field, names: Names): Cell
  parse(text: string, names: Names): Field
}

/** Returns a column for a field. The field's name is also the key of the column. */
export const fieldColumn = <Value, K extends keyof Value & string, Names = unknown>(
  key: K,
  header: string,
  { format, parse }: Codec<Value[K], Names>,
  aliases: readonly string[] = [],
): Column<Value, Names> => ({
  key,
  header,
  aliases,
  field: key,
  read: (value, names) => format(value[key], names),
  write: (value, text, names) => ({ ...value, [key]: parse(text, names) }),
})

/** Returns an export-only column. */
export const infoColumn = <Value, Names = unknown>(
  key: string,
  header: string,
  read: (value: Value, names: Names) => Cell,
): Column<Value, Names> => ({ key, header, field: key, read })

export const cellText = (cell: Cell): string => String(cell)

/** Normalizes differences that spreadsheet programs don't preserve. */
export const comparable = (text: string): string => text.replace(/\r\n?/g, '\n').trim()

/** Returns the fields that a file can have. `required` lists groups of keys, each needs at least one column. */
export const importFields = (
  columns: readonly AnyColumn[],
  required: readonly (readonly string[])[],
): ImportField[] =>
  columns
    .filter(({ write }) => write !== undefined)
    .map(({ key, header }) => ({
      key,
      header,
      isRequired: required.some((keys) => keys.length === 1 && keys.includes(key)),
    }))
