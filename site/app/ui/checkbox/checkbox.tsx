import type { ComponentProps, ReactNode } from 'react'
import { FieldError } from '../field/field-error.tsx'
import { fieldState } from '../field/field-state.ts'
import styles from './checkbox.module.css'

interface CheckBoxProps extends Omit<ComponentProps<'input'>, 'type'> {
  id: string
  label: ReactNode
  errors?: string[] | undefined
}

export function Checkbox({ label, errors, ...input }: CheckBoxProps) {
  return (
    <div>
      <label className={styles.label}>
        <input {...input} type="checkbox" className={styles.box} {...fieldState(input.id, errors)} />
        <span>{label}</span>
      </label>
      <FieldError fieldId={input.id} messages={errors} />
    </div>
  )
}
