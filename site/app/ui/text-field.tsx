import type { ComponentProps } from 'react'
import styles from './field.module.css'
import { FieldError } from './field-error.tsx'
import { fieldState } from './field-state.ts'

interface TextFieldProps extends ComponentProps<'input'> {
  id: string
  label: string
  errors?: string[] | undefined
}

export function TextField({ label, errors, ...input }: TextFieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={input.id} className={styles.label}>
        {label}
      </label>
      <input {...input} className={styles.control} {...fieldState(input.id, errors)} />
      <FieldError fieldId={input.id} messages={errors} />
    </div>
  )
}
