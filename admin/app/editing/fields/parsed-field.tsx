import { useState } from 'react'
import { TextField, type TextFieldProps } from '../../ui/field/text-field.tsx'

interface ParsedFieldProps<Value> extends Omit<TextFieldProps, 'value' | 'onChange'> {
  value: Value
  onChange: (value: Value) => void
  /** What is typed as the value it stands for; of what can't be read a value that no draft can hold. */
  parse: (text: string) => Value
  format: (value: Value) => string
}

/** A field whose value is not its text: what was typed stays as it was typed, read or not. */
export function ParsedField<Value>({ value, onChange, parse, format, ...props }: ParsedFieldProps<Value>) {
  const [typed, setTyped] = useState<{ text: string; value: Value }>()
  function change(text: string): void {
    const parsed = parse(text)
    setTyped({ text, value: parsed })
    onChange(parsed)
  }
  return (
    <TextField
      {...props}
      value={typed && typed.value === value ? typed.text : format(value)}
      onChange={change}
    />
  )
}
