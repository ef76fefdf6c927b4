import type { ComponentProps, ReactNode } from 'react'
import styles from './check-box.module.css'
import { FieldError } from './field-error.tsx'
import { fieldState } from './field-state.ts'

interface CheckBoxProps extends Omit<ComponentProps<'input'>, 'type'> {
  id: string
  label: ReactNode
  errors?: string[] | undefined
}

export function CheckBox({ label, errors, ...input }: CheckBoxProps) {
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
