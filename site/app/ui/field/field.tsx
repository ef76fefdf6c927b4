import type { ReactNode } from 'react'
import hidden from '../text/visually-hidden.module.css'
import styles from './field.module.css'
import { FieldError } from './field-error.tsx'
import { getHintId } from './field-state.ts'

export interface FieldVariant {
  id: string
  label: string
  /** Hides the label visually if the context already names the field. */
  hideLabel?: boolean | undefined
  /** Marks the field as optional beside the label. */
  optional?: boolean | undefined
  hint?: ReactNode
  errors?: string[] | undefined
}

/** Layout of every field: label, control, hint, error. */
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
        <p id={getHintId(id)} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError fieldId={id} messages={errors} />
    </div>
  )
}
