import { IMPORT_VALUE_MAX } from '@rapport/staff-contract/imports/import-limits'
import type { ImportRow } from '@rapport/staff-contract/imports/imports'
import { CellError, type Column, cellText, comparable } from '../columns/column.ts'
import { isLossyCopy } from '../columns/same-text.ts'
import type { FileRow, RowMistake } from './import-kind.ts'

export interface ComparedRow<Value> {
  value: Value
  /** Keys of the changed columns. */
  changed: Set<string>
  changes: ImportRow['changes']
  mistakes: RowMistake[]
}

/**
 * Compares a row with the current value. A cell that equals its export is unchanged, even if parsing would give
 * another value. So an untouched file changes nothing. `isNew` means that the value has only defaults.
 */
export function compareRow<Value, Names>(
  columns: readonly Column<Value, Names>[],
  row: FileRow,
  current: Value,
  { names, isNew }: { names: Names; isNew: boolean },
): ComparedRow<Value> {
  const compared: ComparedRow<Value> = { value: current, changed: new Set(), changes: [], mistakes: [] }
  for (const column of columns) {
    const cell = column.write && row.cell(column.key)
    if (cell === undefined) continue
    try {
      const problem = row.problems.get(column.key)
      if (problem) throw new CellError(problem)
      compareCell(column, cell, { names, isNew, compared })
    } catch (error) {
      if (!(error instanceof CellError)) throw error
      compared.mistakes.push({ key: column.key, message: error.message })
    }
  }
  return compared
}

function compareCell<Value, Names>(
  { key, header, read, write }: Column<Value, Names>,
  cell: string,
  { names, isNew, compared }: { names: Names; isNew: boolean; compared: ComparedRow<Value> },
): void {
  const before = cellText(read(compared.value, names))
  if (isLossyCopy(before, cell) || comparable(before) === comparable(cell) || !write) return
  const next = write(compared.value, cell, names)
  const after = cellText(read(next, names))
  if (comparable(before) === comparable(after)) return
  compared.value = next
  compared.changed.add(key)
  compared.changes.push({ header, before: isNew ? '' : cut(before), after: cut(after) })
}

/** Truncates a text for the report. */
const cut = (text: string): string =>
  text.length > IMPORT_VALUE_MAX ? `${text.slice(0, IMPORT_VALUE_MAX - 1).toWellFormed()}…` : text
