import type { ImportField } from '@rapport/staff-contract/imports/imports'
import type { Cell } from '../files/write-table.ts'

/** Why a cell can't be read, in a sentence. */
export class CellError extends Error {}

/** A column, whatever it is of; one without `write` is not read. */
export interface AnyColumn {
  key: string
  header: string
  /** What else a file may call it: in other programs, in the form of the back office, in earlier files. */
  aliases?: readonly string[]
  /** The field of the value that it is of: mistakes of that field are its own. */
  field: string
  write?: unknown
}

/**
 * A column of a kind, declared once: for what goes out, what comes in, and the file to be filled in. `Names` is what its cells
 * name other things by.
 */
export interface Column<Value, Names = unknown> extends AnyColumn {
  /** Returns the cell of a value. */
  read(value: Value, names: Names): Cell
  /** Returns the value with the cell in it; absent where the column says something for whoever looks, and is not read. Throws a CellError. */
  write?(value: Value, text: string, names: Names): Value
}

/** How one field is written in a cell and read from it. */
export interface Codec<Field, Names = unknown> {
  format(field: Field, names: Names): Cell
  parse(text: string, names: Names): Field
}

/** Returns the column of one field, whose name is its key too. */
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

/** Returns a column that goes out only. */
export const infoColumn = <Value, Names = unknown>(
  key: string,
  header: string,
  read: (value: Value, names: Names) => Cell,
): Column<Value, Names> => ({ key, header, field: key, read })

/** Returns the text that a cell holds. */
export const textOf = (cell: Cell): string => String(cell)

/** Returns a text so that two which differ by nothing that tables keep are the same. */
export const comparable = (text: string): string => text.replace(/\r\n?/g, '\n').trim()

/** Returns what may be read from a file by some columns; `required`: what has to be, one of each. */
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
