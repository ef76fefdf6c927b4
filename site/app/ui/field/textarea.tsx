import type { ComponentProps } from 'react'
import styles from './field.module.css'
import { Field, type FieldVariant } from './field.tsx'
import { fieldState } from './field-state.ts'

export function Textarea({
  label,
  hideLabel,
  optional,
  hint,
  errors,
  ...area
}: ComponentProps<'textarea'> & FieldVariant) {
  return (
    <Field {...{ id: area.id, label, hideLabel, optional, hint, errors }}>
      <textarea {...area} className={styles.control} {...fieldState(area.id, errors, hint)} />
    </Field>
  )
}
