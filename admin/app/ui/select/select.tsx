import {
  Select as AriaSelect,
  Button,
  FieldError,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
} from 'react-aria-components'
import fieldStyles from '../field/field.module.css'
import { Icon } from '../icon/icon.tsx'
import styles from './select.module.css'

export interface SelectOption<Value extends string> {
  value: Value
  label: string
  hint?: string
}

interface SelectProps<Value extends string> {
  label: string
  options: readonly SelectOption<Value>[]
  value: Value
  onChange: (value: Value) => void
  onBlur?: () => void
  errors?: string[]
  isReadOnly?: boolean
}

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, options, value, onChange, onBlur, errors = [], isReadOnly = false } = props
  return (
    <AriaSelect
      value={value}
      onChange={(key) => onChange(key as Value)}
      onBlur={onBlur}
      isInvalid={errors.length > 0}
      isDisabled={isReadOnly}
      className={fieldStyles.field}
    >
      <Label className={fieldStyles.label}>{label}</Label>
      <Button className={styles.button}>
        <SelectValue className={styles.value} />
        <Icon name="chevronDown" size={16} />
      </Button>
      <FieldError className={fieldStyles.error}>{errors.join('. ')}</FieldError>
      <Popover className={styles.popover}>
        <ListBox className={styles.list}>
          {options.map((option) => (
            <ListBoxItem
              key={option.value}
              id={option.value}
              textValue={option.label}
              className={styles.option}
            >
              {option.label}
              {option.hint && <span className={styles.hint}> {option.hint}</span>}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  )
}
