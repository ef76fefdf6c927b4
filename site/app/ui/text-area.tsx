import type { ComponentProps } from 'react'
import styles from './field.module.css'
import { Field, type FieldLook } from './field.tsx'
import { fieldState } from './field-state.ts'

export function TextArea({
  label,
  hideLabel,
  hint,
  errors,
  ...area
}: ComponentProps<'textarea'> & FieldLook) {
  return (
    <Field {...{ id: area.id, label, hideLabel, hint, errors }}>
      <textarea {...area} className={styles.control} {...fieldState(area.id, errors, hint)} />
    </Field>
  )
}
