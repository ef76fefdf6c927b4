import type { ReactNode } from 'react'
import {
  ComboBox as AriaComboBox,
  Button,
  FieldError,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
} from 'react-aria-components'
import fieldStyles from '../field/field.module.css'
import { Icon } from '../icon/icon.tsx'
import selectStyles from '../select/select.module.css'
import styles from './combobox.module.css'

export interface ComboboxOption {
  key: number
  label: string
  /** Tells options with equal labels apart. */
  hint?: string
}

interface ComboboxProps {
  label: string
  hint?: ReactNode
  options: readonly ComboboxOption[]
  value: number | null
  /** Text of the input: the label of the selected option, or what the user typed. */
  text: string
  onText: (text: string) => void
  /** Also called with the current key when the field loses focus and the typed text is dropped. */
  onChoose: (key: number) => void
  empty: string
  maxLength: number
  errors?: string[]
  isReadOnly?: boolean
}

/** Combobox that filters nothing itself: the parent passes the matching options. */
export function Combobox(props: ComboboxProps) {
  const { label, hint, options, value, text, onText, onChoose, empty, maxLength, errors = [] } = props
  return (
    <AriaComboBox
      items={options}
      inputValue={text}
      onInputChange={onText}
      value={value}
      onChange={(key) => key !== null && onChoose(Number(key))}
      menuTrigger="focus"
      allowsEmptyCollection
      isInvalid={errors.length > 0}
      isReadOnly={props.isReadOnly ?? false}
      validationBehavior="aria"
      className={fieldStyles.field}
    >
      <Label className={fieldStyles.label}>{label}</Label>
      <span className={fieldStyles.frame}>
        <Input maxLength={maxLength} autoComplete="off" className={`${fieldStyles.input} ${styles.input}`} />
        <Button className={fieldStyles.toggle}>
          <Icon name="chevronDown" size={16} />
        </Button>
      </span>
      {hint && (
        <Text slot="description" className={fieldStyles.hint}>
          {hint}
        </Text>
      )}
      <FieldError className={fieldStyles.error}>{errors.join('. ')}</FieldError>
      <Popover className={styles.popover}>
        <ListBox<ComboboxOption>
          renderEmptyState={() => <p className={styles.empty}>{empty}</p>}
          className={selectStyles.list}
        >
          {({ key, label, hint }) => (
            <ListBoxItem id={key} textValue={label} className={selectStyles.option}>
              {label}
              {hint && <span className={selectStyles.hint}>{hint}</span>}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  )
}
