import { CheckboxGroup, FieldError, Label } from 'react-aria-components'
import fieldStyles from '../field/field.module.css'
import { Checkbox } from './checkbox.tsx'

interface CheckboxesProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: string }[]
  value: readonly Value[]
  onChange: (value: Value[]) => void
  errors?: string[]
  isReadOnly?: boolean
}

export const Checkboxes = <Value extends string>(props: CheckboxesProps<Value>) => {
  const { label, options, value, onChange, errors = [], isReadOnly = false } = props
  return (
    <CheckboxGroup
      value={[...value]}
      // Keep the order of the options, not the order of the clicks.
      onChange={(ticked) =>
        onChange(options.flatMap((option) => (ticked.includes(option.value) ? [option.value] : [])))
      }
      isReadOnly={isReadOnly}
      isInvalid={errors.length > 0}
      validationBehavior="aria"
      className={fieldStyles.field ?? ''}
    >
      <Label className={fieldStyles.label ?? ''}>{label}</Label>
      {options.map((option) => (
        <Checkbox key={option.value} value={option.value} label={option.label} />
      ))}
      <FieldError className={fieldStyles.error ?? ''}>{errors.join('. ')}</FieldError>
    </CheckboxGroup>
  )
}
