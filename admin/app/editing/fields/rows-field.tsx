import type { ReactNode } from 'react'
import { SortableList } from '../../ui/sortable-list/sortable-list.tsx'
import { type CompoundField, errorsBelow, type FieldsWithin, fieldsWithin } from './fields-within.ts'

export interface RowsFieldProps<Row extends object> extends CompoundField<Row[]> {
  label: string
  hint?: ReactNode
  addLabel: string
  /** Initial value of a new row; by default its fields are empty. */
  emptyRow?: Row
  getName: (row: Row, index: number) => string
  children: (
    bind: FieldsWithin<Row>['bind'],
    row: Row,
    change: (row: Row) => void,
    bindCompound: FieldsWithin<Row>['bindCompound'],
  ) => ReactNode
}

export function RowsField<Row extends object>(props: RowsFieldProps<Row>) {
  const { value, onChange, errors, errorsWithin, isReadOnly, schema, children, ...list } = props
  const { emptyRow = schema.emptyRow as Row } = list
  return (
    <SortableList
      {...list}
      max={schema.maxRows}
      items={value}
      onChange={onChange}
      onAdd={() => onChange([...value, emptyRow])}
      errors={errors}
      isReadOnly={isReadOnly}
    >
      {(row, change, index) => {
        const { bind, bindCompound } = fieldsWithin({
          value: row,
          onChange: change,
          errors: [],
          errorsWithin: errorsBelow(errorsWithin, `${index}`),
          schema,
          isReadOnly,
        })
        return children(bind, row, change, bindCompound)
      }}
    </SortableList>
  )
}
