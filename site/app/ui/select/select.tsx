import type { ComponentProps } from 'react'
import fieldStyles from '../field/field.module.css'
import { Field, type FieldVariant } from '../field/field.tsx'
import { fieldState } from '../field/field-state.ts'
import { classNames } from '../text/class-names.ts'
import styles from './select.module.css'

interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

interface SelectGroup {
  label: string
  options: readonly SelectOption[]
}

interface SelectOwnProps {
  options: readonly (SelectOption | SelectGroup)[]
  /** What stands there while nothing is chosen. */
  placeholder?: string
  /** Options beyond it are left out. */
  limit?: number
}

type SelectProps = Omit<ComponentProps<'select'>, 'children' | 'multiple' | 'size'> &
  FieldVariant &
  SelectOwnProps

/**
 * One of many. The browser's own select, dressed: keys, letters, Escape, the screen's edge and the phone's
 * wheel are its own, and it works without any program.
 */
export function Select({
  options,
  placeholder,
  limit = 1000,
  label,
  hideLabel,
  hint,
  errors,
  ...select
}: SelectProps) {
  return (
    <Field {...{ id: select.id, label, hideLabel, hint, errors }}>
      <select
        {...select}
        className={classNames(fieldStyles.control, styles.select, select.className)}
        {...fieldState(select.id, errors, hint)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.slice(0, limit).map((entry) =>
          'options' in entry ? (
            <optgroup key={entry.label} label={entry.label}>
              {entry.options.slice(0, limit).map(optionOf)}
            </optgroup>
          ) : (
            optionOf(entry)
          ),
        )}
      </select>
    </Field>
  )
}

const optionOf = ({ value, label, disabled }: SelectOption) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
)
