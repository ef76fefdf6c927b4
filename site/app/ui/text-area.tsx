import type { ComponentProps } from 'react'
import styles from './field.module.css'
import { FieldError } from './field-error.tsx'
import { fieldState } from './field-state.ts'

interface TextAreaProps extends ComponentProps<'textarea'> {
  id: string
  label: string
  errors?: string[] | undefined
}

export function TextArea({ label, errors, ...area }: TextAreaProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={area.id} className={styles.label}>
        {label}
      </label>
      <textarea {...area} className={styles.control} {...fieldState(area.id, errors)} />
      <FieldError fieldId={area.id} messages={errors} />
    </div>
  )
}
