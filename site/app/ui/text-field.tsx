import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
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
      <label htmlFor={input.id} className={classNames(styles.label, input.required && styles.required)}>
        {label}
      </label>
      <input {...input} className={styles.control} {...fieldState(input.id, errors)} />
      <FieldError fieldId={input.id} messages={errors} />
    </div>
  )
}
