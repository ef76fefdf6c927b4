import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import styles from './dropdown.module.css'
import fieldStyles from './field.module.css'
import { Field, type FieldLook } from './field.tsx'
import { fieldState } from './field-state.ts'

export interface DropdownOption {
  value: string
  label: string
  disabled?: boolean
}

interface DropdownOwn {
  options: readonly DropdownOption[]
  /** What stands there while nothing is chosen. */
  placeholder?: string
  /** Options beyond it are left out (§9). */
  limit?: number
}

type DropdownProps = Omit<ComponentProps<'select'>, 'children' | 'multiple' | 'size'> &
  FieldLook &
  DropdownOwn

/**
 * One of many (§9). The browser's own select, dressed: keys, letters, Escape, the screen's edge and the phone's
 * wheel are its own, and it works without any program.
 */
export function Dropdown({
  options,
  placeholder,
  limit = 1000,
  label,
  hideLabel,
  hint,
  errors,
  ...select
}: DropdownProps) {
  return (
    <Field {...{ id: select.id, label, hideLabel, hint, errors }}>
      <select
        {...select}
        className={classNames(fieldStyles.control, styles.select, select.className)}
        {...fieldState(select.id, errors, hint)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.slice(0, limit).map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  )
}
