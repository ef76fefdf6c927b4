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
  /** Text shown if nothing is selected. */
  placeholder?: string
  /** Maximum number of options. */
  limit?: number
}

type SelectProps = Omit<ComponentProps<'select'>, 'children' | 'multiple' | 'size'> &
  FieldVariant &
  SelectOwnProps

/**
 * Styled native select. The browser provides keyboard, type-ahead, positioning and the phone picker, also without
 * JavaScript.
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
              {entry.options.slice(0, limit).map(renderOption)}
            </optgroup>
          ) : (
            renderOption(entry)
          ),
        )}
      </select>
    </Field>
  )
}

const renderOption = ({ value, label, disabled }: SelectOption) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
)
