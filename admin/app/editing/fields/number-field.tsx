import { type ReactNode, useState } from 'react'
import { TextField } from '../../ui/field/text-field.tsx'
import type { EntryField } from '../form/use-entry-editor.ts'

interface NumberFieldProps<Value> extends EntryField<Value> {
  label: string
  isLabelHidden?: boolean
  hint?: ReactNode
  /** What an empty field means. */
  empty: Value
}

/** «400 000», «1,5»; a year stays in one piece. */
const numbers = new Intl.NumberFormat('ru', { useGrouping: 'min2', maximumFractionDigits: 20 })

const format = (value: number | null) => (value === null || Number.isNaN(value) ? '' : numbers.format(value))

/** Returns the number that a text says, with spaces and a comma or a point; not a number where it says none. */
const parse = (text: string) => Number(text.replace(/\s/g, '').replace(',', '.'))

/** A number, typed as «12 500» or «1,5»; what can't be read stays as it was typed, and is no number to whatever checks it. */
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
      // Whoever else changed it, a merge for one, is shown.
      value={isTyped || value === null || Number.isNaN(value) ? typed : format(value)}
      onChange={(text) => {
        setTyped(text)
        onChange((text.trim() === '' ? empty : parse(text)) as Value)
      }}
    />
  )
}
