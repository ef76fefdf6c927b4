import type { ReactNode } from 'react'
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  FieldError,
  Input,
  Label,
  Text,
} from 'react-aria-components'
import styles from './field.module.css'

export interface TextFieldProps extends Omit<AriaTextFieldProps, 'className' | 'style' | 'children'> {
  label: string
  /** Makes the label an `aria-label`, where the text beside it says the same. */
  isLabelHidden?: boolean
  hint?: ReactNode
  errors?: string[]
  placeholder?: string
  /** Narrow field for a few characters. */
  isShort?: boolean
  /** Element at the end of the input. */
  after?: ReactNode
}

export function TextField(all: TextFieldProps) {
  const { label, isLabelHidden = false, hint, errors = [], placeholder, isShort, after, ...props } = all
  return (
    <AriaTextField
      {...props}
      {...(isLabelHidden ? { 'aria-label': label } : {})}
      isInvalid={errors.length > 0}
      validationBehavior="aria"
      className={styles.field}
    >
      {!isLabelHidden && <Label className={styles.label}>{label}</Label>}
      <span className={styles.frame} data-short={isShort || undefined}>
        <Input placeholder={placeholder} className={styles.input} />
        {after}
      </span>
      {hint && (
        <Text slot="description" className={styles.hint}>
          {hint}
        </Text>
      )}
      <FieldError className={styles.error}>{errors.join('. ')}</FieldError>
    </AriaTextField>
  )
}
