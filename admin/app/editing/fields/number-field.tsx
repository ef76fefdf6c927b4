import { type ReactNode, useState } from 'react'
import { TextField } from '../../ui/field/text-field.tsx'
import type { EntryField } from '../form/use-entry-editor.ts'

interface NumberFieldProps<Value> extends EntryField<Value> {
  label: string
  isLabelHidden?: boolean
  hint?: ReactNode
  empty: Value
}

/** «400 000», «1,5»; years have no separator. */
const numbers = new Intl.NumberFormat('ru', { useGrouping: 'min2', maximumFractionDigits: 20 })

const format = (value: number | null) => (value === null || Number.isNaN(value) ? '' : numbers.format(value))

/** Parses a number with spaces, and a comma or point; returns NaN if it is invalid. */
const parse = (text: string) => Number(text.replace(/\s/g, '').replace(',', '.'))

/**
 * Number field that accepts «12 500» and «1,5». Invalid text stays as typed, with NaN as the value, which
 * validation rejects.
 */
export function NumberField<Value extends number | null>({
  value,
  onChange,
  empty,
  ...props
}: NumberFieldProps<Value>) {
  const [typed, setTyped] = useState(format(value))
  const isTyped = Object.is(typed.trim() === '' ? empty : parse(typed), value)
  return (
    <TextField
      inputMode="decimal"
      isShort
      {...props}
      // Show a value changed from outside, for example by a merge.
      value={isTyped || value === null || Number.isNaN(value) ? typed : format(value)}
      onChange={(text) => {
        setTyped(text)
        onChange((text.trim() === '' ? empty : parse(text)) as Value)
      }}
    />
  )
}
