import type { FieldErrors } from '@rapport/contract/endpoints/error-response'
import type { ReactNode } from 'react'
import { SortableList } from '../../ui/sortable-list/sortable-list.tsx'
import type { EntryField } from '../form/use-entry-editor.ts'

/** Binds a field of a row: its value, its mistakes, and what changes it. */
type BindField<Row> = <N extends keyof Row & string>(name: N) => EntryField<Row[N]>

interface RowsFieldProps<Row> extends EntryField<Row[]> {
  label: string
  hint?: ReactNode
  addLabel: string
  /** What a new one begins with. */
  emptyRow: Row
  max: number
  nameOf: (row: Row, index: number) => string
  /** Those of its rows: `0.title`. */
  errorsWithin: FieldErrors
  /** The fields of a row. */
  children: (bind: BindField<Row>, row: Row, change: (row: Row) => void) => ReactNode
}

/** A list of things with fields of their own, put in order by drag and keys. */
export function RowsField<Row>(props: RowsFieldProps<Row>) {
  const { value, onChange, errors, errorsWithin, isReadOnly, emptyRow, children, ...list } = props
  return (
    <SortableList
      {...list}
      items={value}
      onChange={onChange}
      onAdd={() => onChange([...value, emptyRow])}
      errors={errors}
      isReadOnly={isReadOnly}
    >
      {(row, change, index) =>
        children(
          (name) => ({
            value: row[name],
            onChange: (changed) => change({ ...row, [name]: changed }),
            errors: errorsWithin[`${index}.${name}`] ?? [],
            isReadOnly,
          }),
          row,
          change,
        )
      }
    </SortableList>
  )
}
