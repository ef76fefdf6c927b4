import type { ReactNode } from 'react'
import hidden from '../text/visually-hidden.module.css'
import styles from './field.module.css'
import { FieldError } from './field-error.tsx'
import { hintIdOf } from './field-state.ts'

export interface FieldVariant {
  id: string
  label: string
  /** The label is for a screen reader alone: what surrounds the field says it already. */
  hideLabel?: boolean | undefined
  /** Says so beside the label, where most fields of a form are required. */
  optional?: boolean | undefined
  hint?: ReactNode
  errors?: string[] | undefined
}

/** Label, control, hint and what is wrong, in this order, the same for every field. */
export function Field({
  id,
  label,
  hideLabel,
  optional,
  hint,
  errors,
  children,
}: FieldVariant & { children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={hideLabel ? hidden.hidden : styles.label}>
        {label}
      </label>
      {optional && <span className={styles.optional}>необязательно</span>}
      {children}
      {hint && (
        <p id={hintIdOf(id)} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError fieldId={id} messages={errors} />
    </div>
  )
}
