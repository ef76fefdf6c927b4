import type { ComponentProps } from 'react'
import styles from './field.module.css'
import { Field, type FieldVariant } from './field.tsx'
import { fieldState } from './field-state.ts'

export type TextFieldProps = ComponentProps<'input'> & FieldVariant

export function TextField({ label, hideLabel, optional, hint, errors, ...input }: TextFieldProps) {
  return (
    <Field {...{ id: input.id, label, hideLabel, optional, hint, errors }}>
      <input {...input} className={styles.control} {...fieldState(input.id, errors, hint)} />
    </Field>
  )
}
