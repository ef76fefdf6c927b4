import { isDeepStrictEqual } from 'node:util'
import { matchRows, matchVariants, type Row, type Variant } from './match-tables.ts'
import type { StoredRow, StoredVariant } from './stored-tables.ts'

/** What a publication changes in a table of the database. Unchanged rows are in none of the lists. */
interface Changes<Columns> {
  /** Ids. */
  removed: number[]
  changed: ({ id: number } & Columns)[]
  added: Columns[]
}

interface VariantColumns extends Pick<Variant, 'title' | 'ranges'> {
  index: number
}
interface RowColumns extends Row {
  position: number
}

export interface TableChanges {
  variants: Changes<VariantColumns>
  /** Rows of removed variants are left out. Added rows have the index of their variant. */
  rows: Omit<Changes<RowColumns>, 'added'> & { added: ({ variant: number } & RowColumns)[] }
}

/** Compares the new variants of a price group, and their rows, with the stored ones that they match. */
export function compareTables(stored: readonly StoredVariant[], variants: readonly Variant[]): TableChanges {
  const matches = matchVariants(stored, variants)
  const columns = variants.map(({ title, ranges }, index) => ({ index, title, ranges }))
  const rows = variants.map((variant, index) => compareRows(matches[index]?.rows ?? [], variant.rows))
  return {
    variants: compare(stored, matches, columns),
    rows: {
      removed: rows.flatMap(({ removed }) => removed),
      changed: rows.flatMap(({ changed }) => changed),
      added: rows.flatMap(({ added }, variant) => added.map((row) => ({ variant, ...row }))),
    },
  }
}

function compareRows(stored: readonly StoredRow[], rows: readonly Row[]): Changes<RowColumns> {
  const columns = rows.map(({ material, label, prices }, position) => ({ position, material, label, prices }))
  return compare(stored, matchRows(stored, rows), columns)
}

function compare<Columns extends object, Stored extends Columns & { id: number }>(
  stored: readonly Stored[],
  matches: readonly (Stored | undefined)[],
  columns: readonly Columns[],
): Changes<Columns> {
  const kept = new Set(matches)
  return {
    removed: stored.filter((row) => !kept.has(row)).map(({ id }) => id),
    changed: columns.flatMap((wanted, at) => {
      const before = matches[at]
      return before && !isDeepStrictEqual({ ...before, ...wanted }, { ...before })
        ? [{ id: before.id, ...wanted }]
        : []
    }),
    added: columns.filter((_, at) => !matches[at]),
  }
}
