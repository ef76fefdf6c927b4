import type { FieldErrors } from '@rapport/contract/errors/error-response'
import type { ReactNode } from 'react'
import { SortableList } from '../../ui/sortable-list/sortable-list.tsx'
import type { EntryField } from '../form/use-entry-editor.ts'
import { errorsBelow, type FieldsWithin, fieldsWithin } from './fields-within.ts'

interface RowsFieldProps<Row extends object> extends EntryField<Row[]> {
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
  children: (
    bind: FieldsWithin<Row>['bind'],
    row: Row,
    change: (row: Row) => void,
    errorsWithinField: FieldsWithin<Row>['errorsWithin'],
  ) => ReactNode
}

/** A list of things with fields of their own, put in order by drag and keys. */
export function RowsField<Row extends object>(props: RowsFieldProps<Row>) {
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
      {(row, change, index) => {
        const field = { value: row, onChange: change, errors: [], isReadOnly }
        const fields = fieldsWithin(field, errorsBelow(errorsWithin, `${index}`))
        return children(fields.bind, row, change, fields.errorsWithin)
      }}
    </SortableList>
  )
}
